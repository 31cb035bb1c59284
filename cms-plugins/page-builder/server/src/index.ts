import type { PageBuilderSources } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { linkCreatedEntries } from "./link-created-entries.js";
import { pageBuilderController } from "./page-builder-controller.js";
import { configurePageBuilderSources } from "./page-builder-sources.js";

const route = (method: "GET" | "POST", path: string, action: string) => ({
  ...{ method, path, handler: `pages.${action}` },
  config: { policies: ["admin::isAuthenticatedAdmin"] },
});

export default {
  config: { default: {}, validator: () => undefined },
  register: ({ strapi }: { strapi: Core.Strapi }) => linkCreatedEntries(strapi),
  controllers: { pages: ({ strapi }: { strapi: Core.Strapi }) => pageBuilderController(strapi) },
  services: {
    pages: ({ strapi }: { strapi: Core.Strapi }) => ({
      configureSources: (sources: PageBuilderSources) => configurePageBuilderSources(strapi, sources),
    }),
  },
  routes: {
    admin: {
      type: "admin",
      routes: [
        route("GET", "/modules", "moduleRows"),
        route("GET", "/uses/:id", "uses"),
        route("GET", "/pages/:id", "pageState"),
        route("POST", "/pages/:id/language", "copyToLanguage"),
        route("POST", "/pages/:id/publish", "publish"),
        route("POST", "/pages/:id/menu", "addToMenu"),
      ],
    },
  },
};
