import { AppError } from "@gevel/config";
import { answerFailure } from "@gevel/core";
import type { Core } from "@strapi/strapi";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Browsers send staff's cookies with requests of a page of any other origin on the same host, whatever its port.
 * Requests that change something are rejected unless they come from the admin itself; programs send no origin.
 */
const sameOrigin: Core.MiddlewareFactory = (_config, { strapi }) => {
  const own: string = strapi.config.get("gevel.CMS_PUBLIC_URL");
  return async (ctx, next) => {
    const origin = ctx.get("origin");
    // The admin may be open at another name of this host than its public one.
    const isOwn = origin === "" || origin === own || (URL.canParse(origin) && new URL(origin).host === ctx.host);
    if (isOwn || reading.has(ctx.method)) await next();
    else answerFailure(strapi, ctx, new AppError("FOREIGN_ORIGIN", `a ${ctx.method} from ${origin.slice(0, 200)}`));
  };
};

export default sameOrigin;
