import { posix } from "node:path";
import { uploadHeaders } from "@gevel/config";
import type { Core } from "@strapi/strapi";

/** Whether the file server finds a file of the uploads there, however the address is written: `/%75ploads/a.html` too. */
export function isOfUploads(path: string): boolean {
  try {
    const written = decodeURIComponent(path).replaceAll("\\", "/");
    return posix.normalize(`/${written}`).toLowerCase().startsWith("/uploads/");
  } catch {
    // The file server refuses it as well.
    return false;
  }
}

/** Q-3 CMS-8: the admin has the same origin, so an uploaded page would act with the permissions of the user who opens it. */
const uploadHeadersOfCms: Core.MiddlewareFactory = () => async (ctx, next) => {
  await next();
  if (!isOfUploads(ctx.path) || ctx.status >= 300) return;
  ctx.set({ ...uploadHeaders(ctx.response.get("Content-Type")) });
};

export default uploadHeadersOfCms;
