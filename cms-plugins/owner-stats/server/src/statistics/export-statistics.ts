import { ownSite, type Language, type StatisticsQuery } from "@gevel/config";
import { byteOrderMark, csvLine, textIn } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { countedDays } from "./counted-days.js";
import { countedListings, spansOf } from "./read-statistics.js";

const listingsPerBatch = 200;

const columns = {
  nl: "Dag|Bron|Referentie|Pand|Makelaar|Paginaweergaven",
  fr: "Jour|Source|Référence|Bien|Agent|Pages vues",
  en: "Day|Source|Reference|Listing|Agent|Page views",
};
const site = { nl: "Eigen site", fr: "Site de l’agence", en: "Own site" };

/** OWNER-6: a line a home and day that had visits, the most visited homes first, a part at a time. */
export async function* exportStatistics(
  strapi: Core.Strapi,
  request: { query: StatisticsQuery; language: Language; now: Date },
): AsyncGenerator<string> {
  const { query, language, now } = request;
  yield byteOrderMark + csvLine(textIn(columns, language).split("|"));
  const all = await countedListings(strapi, request);
  const homes = all.filter(({ agent, views }) => views > 0 && (query.agent === "" || agent === query.agent));
  const counted = countedDays(strapi, query.source);
  const source = query.source === ownSite ? textIn(site, language) : query.source;
  for (let start = 0; start < homes.length; start += listingsPerBatch) {
    const part = homes.slice(start, start + listingsPerBatch);
    const days = await counted.byListingAndDay(
      spansOf(query.days, now).span,
      part.map(({ id }) => id),
    );
    const lines = part.flatMap(({ id, reference, name, agent }) =>
      days
        .filter(({ home }) => home === id)
        .sort((a, b) => (a.day < b.day ? -1 : 1))
        .map(({ day, views }) => csvLine([day, source, reference, name, agent, String(views)])),
    );
    yield lines.join("");
  }
}
