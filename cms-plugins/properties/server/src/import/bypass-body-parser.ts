import type { Core } from "@strapi/strapi";

/**
 * Keeps Strapi's body parser away from imports and feeds. Its limit is for forms, and it reads before anyone asked who is
 * sending: a body of this size is read after the token was checked, by the controller.
 */
export function bypassBodyParser(strapi: Core.Strapi): void {
  const prefix: string = strapi.config.get("api.rest.prefix", "/api");
  const addresses = ["import", "feeds"].map((name) => `${prefix}/properties/${name}`);
  strapi.server.use(async (ctx, next) => {
    // The parser goes by content type; this one it does not know.
    if (addresses.includes(ctx.path) && ctx.method === "POST")
      ctx.req.headers["content-type"] = "application/octet-stream";
    await next();
  });
}
