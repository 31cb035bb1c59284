import { onOfferIn, personKey, type Language, type ReportOwner } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { reportSources } from "../report-sources.js";
import { offerHistories, type OfferHistory } from "./offer-history.js";

/** A home whose owners are to be told of a month, each person once. */
export interface DueListing {
  home: number;
  offer: OfferHistory;
  owners: readonly (ReportOwner & { language: Language })[];
}

/** One person has the report once, though staff and an import entered them both. */
function persons(owners: readonly ReportOwner[], languageDefault: Language): DueListing["owners"] {
  const known = new Map<string, DueListing["owners"][number]>();
  for (const owner of owners) {
    const key = personKey(owner.email);
    const before = known.get(key);
    const language = owner.language ?? languageDefault;
    known.set(key, before ? { ...before, name: before.name || owner.name } : { ...owner, email: key, language });
  }
  return [...known.values()];
}

/** OWNER-8: the homes that were on offer for an owner in a month, in the order of their numbers. */
export async function dueReports(strapi: Core.Strapi, month: string): Promise<DueListing[]> {
  const sources = reportSources(strapi);
  const { languageDefault } = await sources.agency("nl");
  const ofListing = new Map<number, ReportOwner[]>();
  for (const owner of await sources.owners())
    for (const home of owner.homes) ofListing.set(home, [...(ofListing.get(home) ?? []), owner]);
  const histories = await offerHistories(strapi, [...ofListing.keys()]);
  return [...ofListing]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([home, owners]) => {
      const offer = histories.get(home);
      return offer && onOfferIn(offer.periods, month)
        ? [{ home, offer, owners: persons(owners, languageDefault) }]
        : [];
    });
}
