import env from "../src/environment/env";

/** The application's own settings, for `strapi.config.get("gevel.SITE_URL")` etc. Strapi rejects a file named env. */
export default env;
