import { belgianDay } from "@gevel/config";
import { demoListings } from "../listings/demo-listings.js";

type DemoListing = ReturnType<typeof demoListings>[number];

/** So long every owned home has been on the market at least. */
export const daysOnMarket = 90;

interface Profile {
  goal: number;
  /** Of the listing: what it says on its picture. */
  marquee: number;
  /** Main type: 1 a house, 2 an apartment. */
  webId: number;
}

/** The demo owners, and what kind of home each has: on offer, to let, under option and sold. */
const people: readonly { email: string; name: string; language: "nl" | "fr"; homes: readonly Profile[] }[] = [
  {
    ...{ email: "an.peeters@gevel.example", name: "An Peeters", language: "nl" },
    homes: [
      { goal: 0, marquee: 0, webId: 1 },
      { goal: 1, marquee: 0, webId: 2 },
    ],
  },
  {
    ...{ email: "marc.dubois@gevel.example", name: "Marc Dubois", language: "fr" },
    homes: [
      { goal: 0, marquee: 0, webId: 2 },
      { goal: 0, marquee: 3, webId: 1 },
    ],
  },
];

export interface OwnedListing {
  listing: DemoListing;
  language: "nl" | "fr";
  isSold: boolean;
}

export interface DemoOwner {
  reference: string;
  email: string;
  name: string;
  language: "nl" | "fr";
  homes: readonly OwnedListing[];
}

const dayMs = 86_400_000;

/** How many days a home has been on the market: its page says since when, and what is told of it begins there. */
export const ageOn = ({ createdAt }: Pick<DemoListing, "createdAt">, today: string): number =>
  Math.max(daysOnMarket, Math.round((Date.parse(today) - Date.parse(belgianDay(new Date(createdAt)))) / dayMs));

/** The youngest home of that kind which was on the market long enough by that day, with its price and pictures told. */
function similarHomeValue(
  listings: readonly DemoListing[],
  { goal, marquee, webId }: Profile,
  since: number,
): DemoListing {
  const found = listings.findLast(
    (listing) =>
      listing.goal === goal &&
      listing.marquee === marquee &&
      listing.webId === webId &&
      listing.publishPrice &&
      listing.pictures.length > 2 &&
      Date.parse(listing.createdAt) < since,
  );
  if (!found) throw new Error(`the sample has no listing like ${JSON.stringify({ goal, marquee, webId })}`);
  return found;
}

/** Who owns which homes of the sample. The sample is dated once, so that these are the same whenever a house is started. */
export function demoOwners(): DemoOwner[] {
  const listings = demoListings();
  const newest = Math.max(...listings.map(({ createdAt }) => Date.parse(createdAt)));
  const left = [...listings];
  return people.map(({ homes, ...person }, index) => ({
    reference: `OWNER-${index + 1}`,
    ...person,
    homes: homes.map((expected) => {
      const listing = similarHomeValue(left, expected, newest - daysOnMarket * dayMs);
      left.splice(left.indexOf(listing), 1);
      return { listing, language: person.language, isSold: expected.marquee === 3 };
    }),
  }));
}
