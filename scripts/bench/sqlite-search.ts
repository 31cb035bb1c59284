import Database from "better-sqlite3";
import {
  emptyListingQuery,
  listingSorts,
  roomKinds,
  type Language,
  type Listing,
  type ListingQuery,
  type RoomKind,
} from "@gevel/config";
import { type oracle, type OracleWorld } from "../../web/app/replica/search/search-oracle.fixture.js";

type Condition = [part: string, sql: string, values: readonly (string | number)[]];
type Counts = Map<string | number, number>;

const cityOf = ({ city, zip }: Listing) => `${city}|${zip}`.toLowerCase();
const roomCounts = ({ attributes }: Listing): Record<RoomKind, number> => ({
  bedrooms: attributes.bedrooms ?? 0,
  bathrooms: attributes.bathrooms ?? 0,
  showerrooms: attributes.showerRooms ?? 0,
  toilets: attributes.toilets ?? 0,
  garages: attributes.garages ?? 0,
});
const orderOf = (sort: ListingQuery["sort"], language: Language) =>
  `${sort.replace("-", "_")}${sort === "city" || sort === "type" ? `_${language}` : ""}`;
const marks = (values: readonly unknown[]) => values.map(() => "?").join(",");

/** The baseline of the search: the same answers from SQLite's columns, indexes and a table of words, all in memory. */
export class SqliteSearch {
  readonly #db = new Database(":memory:");
  readonly #statements = new Map<string, Database.Statement>();

  constructor(
    private readonly world: OracleWorld,
    plain: ReturnType<typeof oracle>,
    tokens: (listing: Listing) => readonly string[],
    languages: readonly Language[],
  ) {
    const orders = listingSorts.flatMap((sort) =>
      (sort === "city" || sort === "type" ? languages : languages.slice(0, 1)).map((language) => ({ sort, language })),
    );
    const names = orders.map(({ sort, language }) => orderOf(sort, language));
    this.#db.exec(`
      create table listing (id integer primary key, goal, city, price, ${[...roomKinds, ...names].join(", ")});
      create table listing_type (type, id, primary key (type, id)) without rowid;
      create table word (word, id, primary key (word, id)) without rowid;`);
    const ranks = orders.map(({ sort, language }) => {
      const ids = ([0, 1] as const).flatMap((goal) => plain.ids({ ...emptyListingQuery(goal), sort }, language));
      return new Map(ids.map((id, rank) => [id, rank]));
    });
    const columns = 4 + roomKinds.length + names.length;
    const insert = this.#db.prepare(`insert into listing values (${marks(Array(columns).fill(0))})`);
    const insertType = this.#db.prepare("insert into listing_type values (?, ?)");
    const insertToken = this.#db.prepare("insert or ignore into word values (?, ?)");
    this.#db.transaction(() => {
      for (const listing of world.listings) {
        const { id, goal, publishPrice, price } = listing;
        if (!ranks[0]?.has(id)) continue;
        const rooms = Object.values(roomCounts(listing));
        const order = ranks.map((rank) => rank.get(id) ?? 0);
        insert.run(id, goal, cityOf(listing), publishPrice ? price : null, ...rooms, ...order);
        for (const type of world.types)
          if (listing.webId === type.webId || listing.webIds.includes(type.webId)) insertType.run(type.id, id);
        for (const token of tokens(listing)) insertToken.run(token, id);
      }
    })();
    this.#db.exec(
      ["city", "price", ...roomKinds, ...names]
        .map((name) => `create index by_${name} on listing (goal, ${name});`)
        .join("") + "create index types_of on listing_type (id); analyze;",
    );
  }

  #conditions({ search, cities, types, minPrice, maxPrice, rooms }: ListingQuery, tokens: readonly string[]) {
    const found: Condition[] = [];
    if (search)
      for (const token of tokens)
        found.push([
          "search",
          "id in (select id from word where word >= ? and word < ?)",
          [token, `${token}\u{10ffff}`],
        ]);
    if (cities.length > 0) found.push(["cities", `city in (${marks(cities)})`, cities]);
    if (types.length > 0)
      found.push(["types", `id in (select id from listing_type where type in (${marks(types)}))`, types]);
    if (minPrice !== null) found.push(["minPrice", "price >= ?", [minPrice]]);
    if (maxPrice !== null) found.push(["maxPrice", "price <= ?", [maxPrice]]);
    for (const kind of roomKinds) if (rooms[kind] > 0) found.push([kind, `${kind} >= ?`, [rooms[kind]]]);
    return found;
  }

  #rows(sql: string, values: readonly (string | number)[]): unknown[][] {
    const statement = this.#statements.get(sql) ?? this.#db.prepare(sql).raw();
    this.#statements.set(sql, statement);
    return statement.all(...values) as unknown[][];
  }

  /** `words` are those of the query's text, folded as the search folds them. */
  search(query: ListingQuery, tokens: readonly string[], language: Language) {
    const conditions = this.#conditions(query, tokens);
    const clauses = (without?: string) => {
      const retained = conditions.filter(([part]) => part !== without);
      const sql = ["goal = ?", ...retained.map(([, condition]) => condition)].join(" and ");
      return { sql, values: [query.goal, ...retained.flatMap(([, , values]) => values)] };
    };
    const all = clauses();
    const [[total] = []] = this.#rows(`select count(*) from listing where ${all.sql}`, all.values);
    const pages = Math.max(1, Math.ceil(Number(total) / this.world.pageSize));
    const page = Math.min(query.page, pages);
    const ids = this.#rows(
      `select id from listing where ${all.sql} order by ${orderOf(query.sort, language)} limit ? offset ?`,
      [...all.values, this.world.pageSize, (page - 1) * this.world.pageSize],
    ).map(([id]) => Number(id));
    const grouped = (without: string, from: string, by: string): Counts => {
      const { sql, values } = clauses(without);
      const rows = this.#rows(`select ${by}, count(*) from ${from} where ${sql} group by 1`, values);
      return new Map(rows.map(([value, count]) => [typeof value === "string" ? value : Number(value), Number(count)]));
    };
    const summed = (without: string, column: string, sign: string, steps: readonly number[]) => {
      const { sql, values } = clauses(without);
      const sums = steps.map(() => `total(${column} ${sign} ?)`).join(", ");
      const [counts = []] = this.#rows(`select ${sums} from listing where ${sql}`, [...steps, ...values]);
      return steps.map((value, at) => ({ value, count: Number(counts[at]) }));
    };
    const withOwn = (steps: readonly number[], own: number) =>
      own === 0 || steps.includes(own) ? steps : [...steps, own].sort((a, b) => a - b);
    const prices = this.world.priceSteps[query.goal];
    const rooms = Array.from({ length: this.world.maxRooms }, (_, at) => at + 1);
    const { cities, types } = query;
    return {
      total: Number(total),
      ids,
      facets: {
        cities: withChosen(grouped("cities", "listing", "city"), cities),
        types: withChosen(grouped("types", "listing join listing_type using (id)", "type"), types),
        minPrices: summed("minPrice", "price", ">=", withOwn(prices, query.minPrice ?? 0)),
        maxPrices: summed("maxPrice", "price", "<=", withOwn(prices, query.maxPrice ?? 0)),
        rooms: Object.fromEntries(
          roomKinds.map((kind) => [kind, summed(kind, kind, ">=", withOwn(rooms, query.rooms[kind]))]),
        ),
      },
    };
  }
}

/** A chosen option is offered even without results. */
function withChosen(counts: Counts, chosen: readonly (string | number)[]): Counts {
  for (const value of chosen) if (!counts.has(value)) counts.set(value, 0);
  return counts;
}
