import type { BoardFilter, BoardListing } from "@gevel/config";

type Incomplete = Pick<BoardListing, "missing" | "percent" | "isDraft" | "reference"> &
  Pick<BoardListing, "region" | "agent" | "source" | "goal">;

const blockingOf = ({ missing }: Incomplete) => missing.filter(({ blocking }) => blocking).length;
const legalOf = ({ missing }: Incomplete) => missing.filter(({ legal }) => legal).length;

const lacks = {
  blocking: (listing: Incomplete) => blockingOf(listing) > 0,
  legal: (listing: Incomplete) => legalOf(listing) > blockingOf(listing),
  wishes: (listing: Incomplete) => listing.missing.length > legalOf(listing),
};

const matches = (filter: BoardFilter) => (listing: Incomplete) =>
  (filter.region === undefined || listing.region === filter.region) &&
  (filter.agent === undefined || listing.agent === filter.agent) &&
  (filter.source === undefined || listing.source === filter.source) &&
  (filter.goal === undefined || listing.goal === filter.goal);

/** What keeps most off the site first, then what is least complete. */
const byWeight = (one: Incomplete, other: Incomplete) =>
  blockingOf(other) - blockingOf(one) ||
  legalOf(other) - legalOf(one) ||
  one.percent - other.percent ||
  one.reference.localeCompare(other.reference);

const namesIn = (values: readonly string[]) =>
  [...new Set(values)].filter((value) => value !== "").sort((one, other) => one.localeCompare(other));

/** The incomplete ones that a filter asks for, in the order in which to mend them, and how many lack what. */
export function filterIncomplete<Listing extends Incomplete>(all: readonly Listing[], filter: BoardFilter) {
  const incomplete = all.filter(({ missing }) => missing.length > 0).filter(matches(filter));
  const count = (is: (listing: Incomplete) => boolean) => incomplete.filter(is).length;
  return {
    listings: incomplete.filter(filter.lacks === undefined ? () => true : lacks[filter.lacks]).sort(byWeight),
    counts: {
      all: incomplete.length,
      blocking: count(lacks.blocking),
      legal: count(lacks.legal),
      wishes: count(lacks.wishes),
    },
    choices: { agents: namesIn(all.map(({ agent }) => agent)), sources: namesIn(all.map(({ source }) => source)) },
  };
}
