import { isIP } from "node:net";
import { isReplicaSecret } from "@gevel/change-log";
import type { Core } from "@strapi/strapi";

/**
 * The site calls for its visitors, so every one of them would share one limit of attempts to log in, and could lock all
 * others out. The site alone, by its secret, may say for whom it calls.
 */
const visitorAddress: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const address = ctx.get("x-visitor-address");
    if (isIP(address) && isReplicaSecret(strapi, ctx.get("x-site-secret"))) ctx.request.ip = address;
    await next();
  };

export default visitorAddress;
