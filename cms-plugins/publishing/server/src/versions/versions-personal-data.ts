import { personalDataMessages } from "@gevel/config";
import { removeAddress, rowsWithAddress, type PersonalDataProvider } from "@gevel/core";
import { z } from "zod";
import { versionsTable } from "../tables/publishing-tables.js";

const searched = { table: versionsTable, id: "id", columns: ["content", "names"] };

const rows = z.array(z.object({ at: z.coerce.number() }));

const { inAllLanguages, messagesIn } = personalDataMessages;

/**
 * The entries themselves belong to others, and the versions of an erased one are deleted with it. What remains are
 * versions that name somebody whom staff have since removed from the entry.
 */
export const versionsPersonalData: PersonalDataProvider = {
  key: "versions",
  name: inAllLanguages("personal-data.name.versions"),
  isCopy: true,
  tables: [versionsTable],
  async find(strapi, { address }, language) {
    if (address === null) return [];
    return rows.parse(await rowsWithAddress(strapi, searched, address)).map(({ at }) => ({
      at: new Date(at).toISOString(),
      title: messagesIn(language)("personal-data.label.mentionInVersion"),
      facts: [],
    }));
  },
  erase: async (strapi, { address }) => ({
    erased: address === null ? 0 : await removeAddress(strapi, searched, address),
  }),
};
