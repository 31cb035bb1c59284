import {
  languages,
  noFeatureCriteria,
  matchesSavedSearch,
  savedSearchWebIds,
  type SavedSearch,
  type ListingQuery,
  type PropertyType,
} from "@gevel/config";
import { searchableListing } from "@gevel/config/server";
import {
  matcher,
  lowestMailed,
  type ChangedItem,
  type ActiveSearch,
} from "../../cms-plugins/leads/server/src/search-alerts/match-changes.js";
import { catalogSettings } from "../../web/app/replica/search/catalog-settings.server.js";
import { factsOf } from "../../web/app/replica/search/listing-facts.server.js";
import { ListingRows } from "../../web/app/replica/search/listing-rows.server.js";
import { runAtOnce } from "../../web/app/replica/search/steps.server.js";
import { MemoryCatalog } from "../../web/app/replica/memory-catalog.server.js";
import { fileFixture, treeFixture } from "../../web/app/replica/replica-fixture.js";
import { listingKinds } from "../seed/listings/listing-kinds.js";
import { syntheticListings } from "./synthetic-listings.js";
import { syntheticQueries } from "./synthetic-queries.js";

/**
 * Budget 14: changed listings matched with all saved searches, as the CMS does, beside one search for each of them, as
 * the site does.
 */
const sizes = { listings: 10_000, changed: 1_000, savedSearches: 10_000, compared: 100, searched: 1_000 };
const prices = { 0: [100_000, 200_000, 300_000, 450_000, 750_000], 1: [600, 800, 1_000, 1_500] };
const types: PropertyType[] = [...new Set(listingKinds.map(({ webId }) => webId))].map((webId, showOrder) => ({
  ...{ id: showOrder + 1, parentId: null, webId, name: {}, showOrder, sale: true, rent: true },
}));

/** A search as a saved search: the form requires at least a type and a zone. */
const savedSearchOf = (query: ListingQuery, at: number): SavedSearch => ({
  goals: [query.goal],
  projects: false,
  types: query.types.length > 0 ? query.types : [types[at % types.length]?.id ?? 1],
  zones: query.cities.length > 0 ? query.cities : [at % 2 === 0 ? "region:flanders" : "region:wallonia"],
  minPrice: query.minPrice,
  maxPrice: query.maxPrice,
  minRooms: { bedrooms: query.rooms.bedrooms },
  maxRooms: {},
  ...noFeatureCriteria,
});

function timed<Result>(task: () => Result): [Result, number] {
  const before = process.cpuUsage();
  const result = task();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1000];
}

const listings = syntheticListings(sizes.listings);
const queries = syntheticQueries(sizes.savedSearches, listings, { types: types.map(({ id }) => id), prices });
const savedSearches: ActiveSearch[] = queries.map((query, at) => ({
  id: at,
  since: 0,
  wish: savedSearchOf(query, at),
}));
const changed: ChangedItem[] = listings.slice(0, sizes.changed).map((listing, at) => ({
  kind: "property",
  item: listing.id,
  seq: at + 1,
  now: [searchableListing(listing)],
  before: null,
}));
const mailed = lowestMailed([]);

const match = () => matcher(savedSearches, types)(changed, mailed);
for (let round = 0; round < 3; round++) match();
const [matches, ours] = timed(match);

const steps = { salePrices: prices[0], rentPrices: prices[1], maxRooms: 6 };
const trees = new Map(languages.map((language) => [language, treeFixture(language, { propertySearch: steps })]));
const rows = ListingRows.of(listings.map(factsOf));
const catalog = new MemoryCatalog({
  rows,
  settings: catalogSettings(trees, "nl", types),
  file: fileFixture(listings),
  now: Date.now(),
});
runAtOnce(catalog.preparing());
const search = (query: ListingQuery) => catalog.search(query, "nl");
const step = Math.floor(sizes.savedSearches / sizes.searched);
const matched = queries.filter((_, at) => at % step === 0);
for (const query of matched) search(query);
const [, some] = timed(() => matched.forEach(search));
const peer = (some * sizes.savedSearches) / matched.length;

const different = savedSearches.slice(0, sizes.compared).filter(({ id, wish }) => {
  const webIds = savedSearchWebIds(wish, types);
  const bare = changed.filter(({ now }) => now?.some((one) => matchesSavedSearch(one, wish, webIds))).length;
  return bare !== matches.filter(({ subscription }) => subscription === id).length;
}).length;
process.send?.({ ours, peer, matches: matches.length, different, ...sizes });
