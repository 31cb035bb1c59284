import { inTransaction, table } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { attemptsOfMissing } from "./judge-picture.js";
import { pictureKey } from "./picture-key.js";
import { picturesTable } from "./picture-tables.js";

const fileRow = z.object({ url: z.string() });

/** A file that staff replace in the media library, or delete there, is looked at anew where listings show it. */
export function followLibraryFiles(strapi: Core.Strapi): void {
  const lookAgain = async (file: unknown, values: object) => {
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
    afterUpdate: ({ result }) => lookAgain(result, {}),
    // It does not come back by itself.
    afterDelete: ({ result }) => lookAgain(result, { attempts: attemptsOfMissing }),
  });
}
