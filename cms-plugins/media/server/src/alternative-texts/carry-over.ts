import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { defaultLanguage, runOnce } from "@gevel/core";
import { fileUid } from "./file-attribute.js";
import { labelledTexts } from "./labelled-texts.js";

const rows = z.array(z.object({ id: z.number(), alternativeText: z.string() }));

/** Texts written before each language had a field of its own. Those of a picture that was written since stay. */
export async function carryOverAlternativeTexts(strapi: Core.Strapi): Promise<void> {
  await runOnce(strapi, "alternative-texts", async () => {
    const language = await defaultLanguage(strapi);
    const found = await strapi.db.query(fileUid).findMany({
      select: ["id", "alternativeText"],
      where: { alternativeText: { $notNull: true }, alternativeTexts: { $null: true } },
    });
    for (const { id, alternativeText } of rows.parse(found)) {
      const alternativeTexts = labelledTexts(alternativeText, language);
      if (Object.keys(alternativeTexts).length > 0)
        await strapi.db.query(fileUid).update({ where: { id }, data: { alternativeTexts } });
    }
  });
}
