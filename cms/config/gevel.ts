import env from "../src/environment/env";

/** The house's own settings, for `strapi.config.get("gevel.SITE_URL")` and its like. Strapi refuses a file named env. */
export default env;
