import { isIP } from "node:net";
import { isReplicaSecret } from "@gevel/change-log";
import type { Core } from "@strapi/strapi";

/**
 * The site sends requests for its visitors, so all of them would share one login rate limit and one could lock out all
 * others. Only the site, by its secret, may name the visitor's address.
 */
const visitorAddress: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const address = ctx.get("x-visitor-address");
    if (isIP(address) && isReplicaSecret(strapi, ctx.get("x-site-secret"))) ctx.request.ip = address;
    await next();
  };

export default visitorAddress;
