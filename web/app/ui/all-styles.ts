/** One sheet for the whole site, with the styles of what only the server draws. An owner's pages have their own. */
import.meta.glob(["../**/*.module.css", "!../portal/dashboard/**"], { eager: true });
