import { inTransaction, table } from "@gevel/kit";
import type { PersonPlace } from "../person/person-place.js";
import { placeWords, recordWords } from "../person/place-words.js";
import { saidMoment } from "../person/said-moment.js";
import { fetchesOf, linkDays, linksOf } from "./document-links.js";
import { fetchesTable, linksTable } from "./document-tables.js";

/** FORM-8, FORM-12: which documents somebody was sent, until when, and when they fetched them. */
export const documentsPlace: PersonPlace = {
  key: "documents",
  name: placeWords.documents,
  tables: [linksTable, fetchesTable],
  async find(strapi, { leads }, language) {
    const links = await linksOf(strapi, leads);
    const fetches = await fetchesOf(
      strapi,
      links.map(({ id }) => id),
    );
    return links.map(({ id, name, until }) => ({
      at: new Date(until - linkDays * 86_400_000).toISOString(),
      title: recordWords.document[language],
      facts: [
        { label: recordWords.document[language], value: name },
        { label: recordWords.until[language], value: saidMoment(until, language) },
        ...fetches
          .filter(({ link }) => link === id)
          .map(({ at }) => ({ label: recordWords.fetched[language], value: saidMoment(at, language) })),
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
