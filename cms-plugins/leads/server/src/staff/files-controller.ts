import { AppError, mailFileSchema, mailFilesSchema } from "@gevel/config";
import { endpoint, parseInput, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { pluginSettings } from "../settings/plugin-settings.js";
import { listMailFiles, readMailFile } from "./mail-files.js";

type AdminContext = HttpContext & { params: unknown };

const named = z.object({ name: z.string().max(100) });

function folderOf(strapi: Core.Strapi): string {
  const { mailFolder } = pluginSettings(strapi);
  if (mailFolder === undefined) throw new AppError("PAGE_NOT_FOUND", "mails go to a mail server, not to files");
  return mailFolder;
}

/** The mails that were written to files for want of a mail server. */
export const filesController = ({ strapi }: { strapi: Core.Strapi }) => ({
  list: endpoint(strapi, mailFilesSchema, async () => listMailFiles(folderOf(strapi))),
  async one(ctx: AdminContext): Promise<void> {
    await endpoint(strapi, mailFileSchema, async () =>
      readMailFile(folderOf(strapi), parseInput(named, ctx.params, "params").name),
    )(ctx);
  },
});
