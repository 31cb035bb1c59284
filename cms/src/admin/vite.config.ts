import { patchStrapi } from "./strapi-patches/patch-strapi";

/** The admin's build: Strapi's own configuration, and the few changes to Strapi's code. */
export default <Config extends { plugins?: unknown[] }>(config: Config): Config => ({
  ...config,
  plugins: [...(config.plugins ?? []), patchStrapi()],
});
