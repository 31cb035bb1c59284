import type { Core } from "@strapi/strapi";
import { refuse } from "../doors/refuse";

/** Strapi's body parser writes files of a form to the disk before anyone asked who sends them: staff alone send any. */
const filesOfStaff: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const token = /^Bearer (\S+)$/i.exec(ctx.get("authorization"))?.[1] ?? "";
    if (!ctx.is("multipart") || strapi.sessionManager("admin").validateAccessToken(token).isValid) {
      await next();
      return;
    }
    refuse(ctx, 401);
    ctx.req.resume();
  };

export default filesOfStaff;
