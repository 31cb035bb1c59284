import { belgianDay } from "@gevel/config";
import { demoListings } from "../listings/demo-listings.js";

type DemoListing = ReturnType<typeof demoListings>[number];

/** Minimum number of days that every owned listing has been on the market. */
export const daysOnMarket = 90;

interface Profile {
  goal: number;
  /** Marquee of the listing: the label over its picture. */
  marquee: number;
  /** Main type: 1 is a house, 2 an apartment. */
  webId: number;
}

/** The demo owners and the profiles of their listings: on offer, for rent, under option and sold. */
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

/** How many days a listing has been on the market: its page shows that date, and its timeline begins there. */
export const ageOn = ({ createdAt }: Pick<DemoListing, "createdAt">, today: string): number =>
  Math.max(daysOnMarket, Math.round((Date.parse(today) - Date.parse(belgianDay(new Date(createdAt)))) / dayMs));

/** The newest listing of that profile that was on the market long enough by that day, with a published price and pictures. */
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

/**
 * Which sample listings each demo owner owns. The sample's dates are fixed, so the result is the same at every start of
 * the app.
 */
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
