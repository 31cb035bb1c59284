import type { Core } from "@strapi/strapi";
import { rejectRequest } from "./routes/reject-request";

/** Strapi's body parser writes files of a form to disk before the sender is authenticated; only staff may upload. */
const rejectAnonymousUploads: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const token = /^Bearer (\S+)$/i.exec(ctx.get("authorization"))?.[1] ?? "";
    if (!ctx.is("multipart") || strapi.sessionManager("admin").validateAccessToken(token).isValid) {
      await next();
      return;
    }
    rejectRequest(ctx, 401);
    ctx.req.resume();
  };

export default rejectAnonymousUploads;
