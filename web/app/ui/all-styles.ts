/** One sheet for the whole site, with the styles of what only the server draws. */
import.meta.glob("../**/*.module.css", { eager: true });
