import { inTransaction, table, type PersonalDataProvider } from "@gevel/core";
import { inAllLanguages, messagesIn } from "../messages/messages.js";
import { formatDateTime } from "../privacy/format-date-time.js";
import { fetchesOf, linkDays, linksOf } from "./document-links.js";
import { fetchesTable, linksTable } from "./document-tables.js";

/** FORM-8, FORM-12: the documents a person was sent, until when, and when they were fetched. */
export const documentsPersonalData: PersonalDataProvider = {
  key: "documents",
  name: inAllLanguages("privacy.provider.documents"),
  tables: [linksTable, fetchesTable],
  async find(strapi, { leads }, language) {
    const text = messagesIn(language);
    const links = await linksOf(strapi, leads);
    const fetches = await fetchesOf(
      strapi,
      links.map(({ id }) => id),
    );
    return links.map(({ id, name, until }) => ({
      at: new Date(until - linkDays * 86_400_000).toISOString(),
      title: text("privacy.label.document"),
      facts: [
        { label: text("privacy.label.document"), value: name },
        { label: text("privacy.label.until"), value: formatDateTime(until, language) },
        ...fetches
          .filter(({ link }) => link === id)
          .map(({ at }) => ({ label: text("privacy.label.fetched"), value: formatDateTime(at, language) })),
      ],
    }));
  },
  erase: (strapi, { leads }) =>
    inTransaction(strapi, async ({ trx }) => {
      const links = () => table(strapi, trx, linksTable).whereIn("lead", [...leads]);
      await table(strapi, trx, fetchesTable).whereIn("link", links().select("id")).delete();
      return { erased: Number(await links().delete()) };
    }),
};
