import type { Core } from "@strapi/strapi";

/**
 * Keeps Strapi's body parser away from imports and deliveries. Its limit is for forms, and it reads before the sender
 * is authenticated: the controller reads a body of this size after the token was checked.
 */
export function bypassBodyParser(strapi: Core.Strapi): void {
  const prefix: string = strapi.config.get("api.rest.prefix", "/api");
  const addresses = ["import", "feeds"].map((name) => `${prefix}/properties/${name}`);
  strapi.server.use(async (ctx, next) => {
    // The parser chooses by content type and does not know this one.
    if (addresses.includes(ctx.path) && ctx.method === "POST")
      ctx.req.headers["content-type"] = "application/octet-stream";
    await next();
  });
}
