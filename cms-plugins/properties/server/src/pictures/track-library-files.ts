import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { missingAttempts } from "./evaluate-picture.js";
import { pictureKey } from "./picture-key.js";
import { picturesTable } from "./picture-tables.js";

const fileRow = z.object({ url: z.string() });

/** Rechecks a media library file that staff replace or delete, where listings show it. */
export function trackLibraryFiles(strapi: Core.Strapi): void {
  const scheduleCheck = async (file: unknown, values: object) => {
    const found = fileRow.safeParse(file).data;
    if (!found?.url.startsWith("/uploads/")) return;
    await inTransaction(strapi, async ({ trx }) => {
      await table(strapi, trx, picturesTable)
        .where({ key: pictureKey(found.url) })
        .update({ next_at: 0, ...values });
    });
  };
  strapi.db.lifecycles.subscribe({
    models: ["plugin::upload.file"],
    afterUpdate: ({ result }) => scheduleCheck(result, {}),
    // It does not come back.
    afterDelete: ({ result }) => scheduleCheck(result, { attempts: missingAttempts }),
  });
}
