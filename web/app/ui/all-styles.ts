/** One stylesheet for the whole site, including components rendered only on the server. The owner portal has its own. */
import.meta.glob(["../**/*.module.css", "!../portal/dashboard/**"], { eager: true });
