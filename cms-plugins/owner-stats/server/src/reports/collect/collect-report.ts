import { belgianDay, portalSteps, type Interest, type Language, type OwnedListingSummary } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { portalSources } from "../../sources/portal-sources.js";
import { formatValues } from "../pdf/format-values.js";
import type { ReportPictures } from "../pdf/report-pictures.js";
import type { ReportData } from "../report-data.js";
import { reportSources } from "../report-sources.js";
import { reportMessages } from "../messages/report-messages.js";
import type { DueListing } from "./due-reports.js";
import { monthHistory, type MonthHistory } from "./month-history.js";
import { monthMedia } from "./month-media.js";
import { monthViews } from "./month-views.js";

interface ReportRequest {
  due: DueListing;
  month: string;
  language: Language;
  now: Date;
}

/** What the sale still needs, said with its reason; what is in order is not spoken of. */
function proposalsOf({ facts }: OwnedListingSummary, home: ReportData["home"], language: Language, today: string) {
  const messages = reportMessages[language];
  const { day } = formatValues({ language, home }, messages);
  const { step, missing, expiring, expired } = messages.proposals;
  return portalSteps(facts, today).flatMap(({ key, state, until }) => {
    if (state === "done") return [];
    const text = until === null ? missing : state === "expired" ? expired(day(until)) : expiring(day(until));
    return [{ title: step[key], text }];
  });
}

function numbersOf({ events, interest, planned }: MonthHistory): Pick<ReportData, "interest" | "visits" | "reactions"> {
  const countOf = (which: Interest) =>
    interest.reduce((sum, { what, times }) => (what === which ? sum + times : sum), 0);
  const visits = events.filter((event) => event.kind === "visit");
  const done = visits.filter(({ state }) => state === "done").length;
  const cancelled = visits.filter(({ state }) => state === "cancelled").length;
  return {
    interest: {
      information: countOf("information"),
      // Who came had asked to, by telephone where it was not on the site.
      visit: Math.max(countOf("visit"), done + cancelled),
      documents: countOf("documents"),
    },
    visits: { done, cancelled, planned },
    reactions: visits.flatMap(({ at, visitor, feedback }) =>
      feedback.trim() ? [{ day: belgianDay(new Date(at)), visitor, text: feedback }] : [],
    ),
  };
}

/** What a report says of a home and a month, and its pictures; null where the home is no owner's any more. */
export async function collectReport(
  strapi: Core.Strapi,
  { due, month, language, now }: ReportRequest,
): Promise<{ matter: ReportData; pictures: ReportPictures } | null> {
  const [owner] = due.owners;
  const owned = owner && (await portalSources(strapi).owned(owner.email, language));
  const home = owned?.homes.find(({ id }) => id === due.home);
  if (!home) return null;
  const { picture, agency: agencyIn } = reportSources(strapi);
  const { name, siteUrl, accent, lines, logoUrl } = await agencyIn(language);
  const priceThen = due.offer.priceAt(month);
  const listingFacts: ReportData["home"] = {
    ...{ id: home.id, reference: home.reference, title: home.title, place: home.place, goal: home.goal },
    state: due.offer.stateAt(month),
    price: priceThen === undefined ? home.price : priceThen,
    since: home.since,
    url: home.path === null ? "" : `${siteUrl}${home.path}`,
  };
  const history = await monthHistory(strapi, home.id, month);
  const pictureOf = async (url: string) => {
    const bytes = url ? await picture(url) : null;
    return bytes && Buffer.from(bytes);
  };
  return {
    matter: {
      version: 1,
      ...{ month, language, madeOn: belgianDay(now), home: listingFacts },
      days: await monthViews(strapi, home.id, month),
      ...numbersOf(history),
      media: await monthMedia(strapi, home.id, month),
      events: [...history.events],
      proposals: listingFacts.state === "on-offer" ? proposalsOf(home, listingFacts, language, belgianDay(now)) : [],
      agent: home.agent && { name: home.agent.name, email: home.agent.email, phone: home.agent.phone },
      agency: { name, siteUrl, accent, lines: [...lines] },
    },
    pictures: { home: await pictureOf(home.pictureUrl), logo: await pictureOf(logoUrl) },
  };
}
