import type { Language } from "@gevel/config";
import { removeAddress, rowsWithAddress, type PersonalDataProvider } from "@gevel/core";
import { z } from "zod";
import { versionsTable } from "../tables/publishing-tables.js";

const searched = { table: versionsTable, id: "id", columns: ["content", "names"] };

const rows = z.array(z.object({ at: z.coerce.number() }));

const mention: Readonly<Record<Language, string>> = {
  nl: "Genoemd in een vroegere versie van een pagina of ander item",
  fr: "Cité dans une version antérieure d’une page ou d’un autre élément",
  en: "Named in an earlier version of a page or another entry",
  de: "In einer früheren Version einer Seite oder eines anderen Eintrags genannt",
};

/**
 * The entries themselves belong to others, and the versions of an erased one are deleted with it. What remains are
 * versions that name somebody whom staff have since removed from the entry.
 */
export const versionsPersonalData: PersonalDataProvider = {
  key: "versions",
  name: {
    nl: "Vroegere versies",
    fr: "Versions antérieures",
    en: "Earlier versions",
    de: "Frühere Versionen",
  },
  isCopy: true,
  tables: [versionsTable],
  async find(strapi, { address }, language) {
    if (address === null) return [];
    return rows.parse(await rowsWithAddress(strapi, searched, address)).map(({ at }) => ({
      at: new Date(at).toISOString(),
      title: mention[language],
      facts: [],
    }));
  },
  erase: async (strapi, { address }) => ({
    erased: address === null ? 0 : await removeAddress(strapi, searched, address),
  }),
};
