import { readFile, stat } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import {
  AppError,
  importRecordDetailSchema,
  importResendSchema,
  isAppError,
  importFileQuerySchema,
  type ImportRecordDetail,
} from "@gevel/config";
import { endpoint, parseInput } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { entryNumber } from "../history/entry-number.js";
import { readImport, readSent } from "../history/read-history.js";
import type { Recorded } from "../history/record-import.js";
import { staffOf, type SignedContext } from "../history/sender-of.js";
import { storeBody } from "../history/sent-body.js";
import { uploadsFolder } from "../history/import-history.js";
import { runImport } from "../import/run-import.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { deliveryTooLarge } from "./draft/unreadable-delivery.js";
import { runDeliveryImport } from "./run-delivery-import.js";

type AdminContext = SignedContext & { params: unknown; request: { files?: unknown } };

const oneFile = z.object({ file: z.object({ filepath: z.string() }) });

async function readUpload(ctx: AdminContext, limit: number): Promise<Buffer> {
  const parsed = oneFile.safeParse(ctx.request.files);
  if (!parsed.success) {
    const message = "send one file";
    throw new AppError("INVALID_INPUT", message, [{ field: "file", message }]);
  }
  const { filepath } = parsed.data.file;
  if ((await stat(filepath)).size > limit) throw deliveryTooLarge(`the file is larger than ${limit} bytes`);
  return await readFile(filepath);
}

/** Staff see the result, also of a rejected delivery; only an internal failure is an error for them. */
async function recordOf(strapi: Core.Strapi, recorded: Promise<Recorded<unknown>>): Promise<ImportRecordDetail> {
  const { id, settled } = await recorded;
  if (!settled.ok && !isAppError(settled.cause)) throw settled.cause;
  if (id === null) throw new Error("the import has no entry in the import log");
  return await readImport(strapi, id);
}

/** Deliveries that staff upload or resend from the admin; its routes check permissions. */
export const uploadsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async resend(ctx: AdminContext): Promise<void> {
    await endpoint(strapi, importRecordDetailSchema, async () => {
      const id = entryNumber(ctx);
      const { force } = parseInput(importResendSchema, ctx.request.body ?? {});
      const { chunks, query } = await readSent(strapi, id);
      const sending = { sender: staffOf(ctx), resendOf: id };
      if (query === null) {
        const read = () => storeBody(chunks, uploadsFolder(strapi));
        return await recordOf(strapi, runImport(strapi, { ...sending, read }, force));
      }
      const read = () => buffer(chunks);
      return await recordOf(
        strapi,
        runDeliveryImport(strapi, { ...sending, read }, () => ({ ...query, ...(force && { force }) })),
      );
    })(ctx);
  },

  async upload(ctx: AdminContext): Promise<void> {
    await endpoint(strapi, importRecordDetailSchema, async () => {
      const query = parseInput(importFileQuerySchema, ctx.query);
      const read = () => readUpload(ctx, pluginSettings(strapi).bodyBytes);
      return await recordOf(
        strapi,
        runDeliveryImport(strapi, { sender: staffOf(ctx), read }, () => query),
      );
    })(ctx);
  },
});
