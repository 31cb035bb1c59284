import type { HistoryImportRequest } from "@gevel/config";
import { random, type Random } from "../random.js";
import { activityTexts } from "./activity-texts.js";
import { ageOn, type OwnedListing } from "./owned-listings.js";
import { dayBefore } from "./demo-page-views.js";

/** Portals are told by names that everybody knows, at addresses that nobody has. */
const media = [
  { name: "Immoweb", url: "https://immoweb.example/", share: 3.1 },
  { name: "Zimmo", url: "https://zimmo.example/", share: 1.6 },
  { name: "Immoscoop", url: "https://immoscoop.example/", share: 0.9 },
] as const;

/** So far back portals tell their numbers. */
const numberDays = 45;
/** When somebody came to see a home: first of its days on the market, then days before today, and one to come. */
const viewingShares = [0.93, 0.85, 0.76, 0.68, 0.6, 0.5, 0.42, 0.33, 0.25] as const;
const viewingDays = [16, 9, 4, -2] as const;

const visitors = [
  ...["Lotte Verhoeven", "Yassin El Amrani", "Pieter Janssens", "Claire Dumont", "Noor Wouters", "Thomas De Smet"],
  ...["Inès Moreau", "Wout Hermans", "Fatima Bouzid", "Jan Maes", "Elise Van Damme", "Olivier Renard", "Sara Claes"],
];

const at = (today: string, before: number, hour: number) =>
  `${dayBefore(today, before)}T${String(hour).padStart(2, "0")}:00:00+01:00`;

const isSunday = (today: string, before: number) => new Date(`${dayBefore(today, before)}T12:00:00Z`).getUTCDay() === 0;

/** Nobody comes on a Sunday, but on the Saturday before. */
const weekday = (today: string, before: number) => (isSunday(today, before) ? before + 1 : before);

/** And nobody writes on one, but on the Monday after. */
const officeDay = (today: string, before: number) => (isSunday(today, before) ? before - 1 : before);

type Lists = Required<Omit<HistoryImportRequest, "source" | "prices">>;

function viewingsOf(chance: Random, { listing, language, isSold }: OwnedListing, today: string): unknown[] {
  // Nobody says or comes twice.
  const feedback = chance.shuffled(activityTexts[language].feedback);
  const persons = chance.shuffled(visitors);
  const age = ageOn(listing, today);
  const planned = [...viewingShares.map((share) => Math.round(age * share)), ...viewingDays];
  const happened = planned.filter((before) => (before > 0 || !isSold) && (before < 0 || chance.chance(0.8)));
  return happened.map((before, index) => {
    const done = before > 0;
    const cancelled = done && chance.chance(0.1);
    return {
      reference: `${listing.reference}-V${index + 1}`,
      property: listing.reference,
      at: at(today, weekday(today, before), chance.whole(10, 17)),
      state: !done ? "planned" : cancelled ? "cancelled" : "done",
      visitor: persons[index],
      ...(done && !cancelled && { feedback: feedback.pop(), feedbackReleased: chance.chance(0.85) }),
    };
  });
}

function communicationsOf({ listing, language, isSold }: OwnedListing, today: string): unknown[] {
  const { messages, sold, cheaper } = activityTexts[language];
  // As the prices of the sample say.
  const cheaperNow = listing.goal === 0 && !isSold ? [{ ...cheaper, ofSale: true }] : [];
  const text = [...messages, ...(isSold ? [sold] : []), ...cheaperNow].filter(
    ({ ofSale }) => listing.goal === 0 || !ofSale,
  );
  const age = ageOn(listing, today);
  return text.map(({ before, after, ofSale: _ofSale, ...message }, index) => ({
    ...{ reference: `${listing.reference}-C${index + 1}`, property: listing.reference },
    at: at(today, officeDay(today, before ?? age - (after ?? 0)), 9 + (index % 8)),
    ...message,
  }));
}

/** What the agency tells of one home up to `today`, in the language of its owner. */
export function historyOf(item: OwnedListing, today: string): Lists {
  const { reference } = item.listing;
  const chance = random(`history:${reference}`);
  const days = Array.from({ length: numberDays }, (_, index) => numberDays - index);
  return {
    visits: viewingsOf(chance, item, today),
    communications: communicationsOf(item, today),
    onlineMedia: media.map(({ name, url }, index) => ({
      ...{
        reference: `${reference}-M${index + 1}`,
        property: reference,
        name,
        url: `${url}${reference.toLowerCase()}/`,
      },
      from: dayBefore(today, ageOn(item.listing, today) - 1 - index),
      ...(item.isSold && { until: dayBefore(today, 3) }),
    })),
    numbers: media.flatMap(({ name, share }) =>
      days.map((before) => ({
        ...{ property: reference, medium: name, day: dayBefore(today, before) },
        views: Math.round(chance.between(3, 14) * share),
      })),
    ),
  };
}
