import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { languages, type ChangeLogPage, type Language, type ListingQuery, type PropertyType } from "@gevel/config";
import { catalogSettings } from "../../web/app/replica/search/catalog-settings.server.js";
import { factsOf } from "../../web/app/replica/search/listing-facts.server.js";
import { MemoryCatalog } from "../../web/app/replica/memory-catalog.server.js";
import { changeLogFixture, treeFixture } from "../../web/app/replica/replica-fixture.js";
import { oracleWords, oracle, wordsOf } from "../../web/app/replica/search/search-oracle.fixture.js";
import { runAtOnce } from "../../web/app/replica/search/steps.server.js";
import { ReplicaStore } from "../../web/app/replica/store.server.js";
import { listingKinds } from "../seed/listings/listing-kinds.js";
import { SqliteSearch } from "./sqlite-search.js";
import { syntheticListings } from "./synthetic-listings.js";
import { syntheticQueries } from "./synthetic-queries.js";

/**
 * Searches a catalog of its own, whose cards come from a file as the site's do; runs some of the same searches on
 * SQLite, and compares all those with its answers and a few with the oracle's.
 */
const sizes = { listings: 100_000, queries: 2_000, warmUp: 400, asPeer: 200, compared: 40 };
const now = Date.parse("2026-11-20T12:00:00Z");
const pageSize = 24;
const steps = {
  salePrices: [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7.5, 10, 15].map((step) => step * 100_000),
  rentPrices: [500, 600, 700, 800, 900, 1_000, 1_100, 1_250, 1_500, 1_750, 2_000, 2_500, 3_500],
  maxRooms: 6,
};
const prices = { 0: steps.salePrices, 1: steps.rentPrices };
const types: PropertyType[] = [...new Set(listingKinds.map(({ webId }) => webId))].map((webId, showOrder) => ({
  id: showOrder + 1,
  parentId: null,
  webId,
  name: listingKinds.find((kind) => kind.webId === webId)?.name ?? {},
  showOrder,
  sale: true,
  rent: true,
}));

const folder = mkdtempSync(join(tmpdir(), "gevel-search-"));
try {
  const store = new ReplicaStore(folder);
  const searches = prepare(store);

  const settings = catalogSettings(
    new Map(
      languages.map((language) => [
        language,
        treeFixture(language, { propertyList: { pageSize }, propertySearch: steps }),
      ]),
    ),
    "nl",
    types,
  );
  const [{ rows }, loaded] = timed(() => store.load());
  const [catalog, built] = timed(() => prepared(new MemoryCatalog({ rows, settings, file: store, now })));

  const request = ({ query, language }: SearchRun) => catalog.search(query, language);
  for (const one of searches.slice(0, sizes.warmUp)) request(one);
  const took = searches.slice(sizes.warmUp).map((one) => timed(() => request(one))[1]);

  // Generated again, so that only the catalog was in memory during the measurement.
  const listings = syntheticListings(sizes.listings);
  const world = {
    listings,
    types,
    gone: new Set([2, 3]),
    showSoldFor: 0,
    pageSize,
    priceSteps: prices,
    maxRooms: 6,
    now,
    defaultLanguage: "nl" as const,
  };
  const plain = oracle(world);
  const differs = (
    { query, language }: SearchRun,
    expected: { total: number; ids: readonly number[]; facets: Facets },
  ) => {
    const { total, ids: found, facets } = request({ query, language });
    const same = (
      options: readonly { value: string | number; count: number }[],
      sums: ReadonlyMap<string | number, number>,
    ) => options.length === sums.size && options.every(({ value, count }) => sums.get(value) === count);
    return !(
      total === expected.total &&
      String(found) === String(expected.ids) &&
      same(facets.cities, expected.facets.cities) &&
      same(facets.types, expected.facets.types) &&
      JSON.stringify([facets.minPrices, facets.maxPrices, facets.rooms]) ===
        JSON.stringify([expected.facets.minPrices, expected.facets.maxPrices, expected.facets.rooms])
    );
  };
  const differentFromOracle = searches.slice(-sizes.compared).filter((one) => {
    const ids = plain.ids(one.query, one.language);
    const page = Math.min(one.query.page, Math.max(1, Math.ceil(ids.length / pageSize)));
    const shown = ids.slice((page - 1) * pageSize, page * pageSize);
    return differs(one, { total: ids.length, ids: shown, facets: plain.facets(one.query) });
  }).length;

  // In the same minute and on the same core, each search by one and then by the other.
  const peer = new SqliteSearch(world, plain, oracleWords, languages);
  const byPeer = (one: SearchRun) => peer.search(one.query, wordsOf(one.query.search), one.language);
  const step = Math.floor(sizes.queries / sizes.asPeer);
  const both = searches.slice(sizes.warmUp).filter((_, at) => at % step === 0);
  for (const one of both.slice(0, 20)) byPeer(one);
  const sqlitePeer = both.map((one) => {
    const [, ours] = timed(() => request(one));
    const [answer, peers] = timed(() => byPeer(one));
    return { ours, peers, different: differs(one, answer) };
  });
  const different = differentFromOracle + sqlitePeer.filter((one) => one.different).length;

  const changed = { ...(listings[5] ?? fail()), price: 1, recordFile: "changed" };
  const [, updated] = timed(() =>
    prepared(new MemoryCatalog({ rows: rows.with([factsOf(changed)], [7]), settings, file: store, now }, catalog)),
  );
  store.close();
  const [ours, peers] = [sqlitePeer.map((one) => one.ours), sqlitePeer.map((one) => one.peers)];
  process.send?.({ took, ours, peers, loaded, built, updated, different, ...sizes });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

type Facets = ReturnType<SqliteSearch["search"]>["facets"];

interface SearchRun {
  query: ListingQuery;
  language: Language;
}

function prepared(catalog: MemoryCatalog): MemoryCatalog {
  runAtOnce(catalog.preparing());
  return catalog;
}

/** Fills the file and thinks of the questions; the listings themselves are forgotten. */
function prepare(store: ReplicaStore): SearchRun[] {
  const listings = syntheticListings(sizes.listings);
  for (let from = 0; from < listings.length; from += 1_000) {
    const part: Partial<ChangeLogPage> = {
      reset: from === 0,
      revision: from + 1,
      listings: listings.slice(from, from + 1_000),
    };
    store.apply({ ...changeLogFixture(), ...part });
  }
  const offered = { types: types.map(({ id }) => id), prices };
  return syntheticQueries(sizes.warmUp + sizes.queries, listings, offered).map((query, at) => ({
    query,
    language: languages[at % languages.length] ?? "nl",
  }));
}

function timed<Result>(task: () => Result): [Result, number] {
  const before = process.cpuUsage();
  const result = task();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1000];
}

function fail(): never {
  throw new Error("there are no listings");
}
