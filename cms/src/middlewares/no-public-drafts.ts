import type { Core } from "@strapi/strapi";

/**
 * Strapi's REST API serves `?status=draft` to anyone who may `find` (strapi/strapi#25326). The site reads drafts
 * through its own signed endpoint, so that parameter is rejected on every content request.
 */
const noPublicDrafts: Core.MiddlewareFactory = (_config, { strapi }) => {
  const prefix = strapi.config.get("api.rest.prefix", "/api");
  return async (ctx, next) => {
    const reads = ctx.method === "GET" || ctx.method === "HEAD";
    if (reads && ctx.path.startsWith(`${prefix}/`) && !ctx.path.startsWith(`${prefix}/site/`)) delete ctx.query.status;
    await next();
  };
};

export default noPublicDrafts;
