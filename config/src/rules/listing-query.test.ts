import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amenities, energyLetters } from "../site/search-features.js";
import {
  emptyListingQuery,
  listParameters,
  listingSorts,
  roomKinds,
  parseListingQuery,
  serializeListingQuery,
  type ListingQuery,
} from "./listing-query.js";

const read = (address: string) => parseListingQuery(new URLSearchParams(address), 0);
const empty = emptyListingQuery(0);

const price = fc.option(fc.integer({ min: 1, max: 1_000_000_000 }));
const room = fc.integer({ min: 0, max: 99 });
const cities = fc.uniqueArray(
  fc
    .tuple(
      fc.constantFrom("antwerpen", "sint-job-in-'t-goor", "liège", "aalst (a&b=c)"),
      fc.constantFrom("2000", "9300", "l-1009"),
    )
    .map((parts) => parts.join("|")),
);

const queries: fc.Arbitrary<ListingQuery> = fc
  .record({
    goal: fc.constantFrom(0 as const, 1 as const),
    search: fc
      .string({ unit: "grapheme", maxLength: 90 })
      .map((text) => text.replace(/\s+/g, " ").trim().slice(0, 100).trim()),
    cities,
    types: fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 20 }),
    rooms: fc.record({ bedrooms: room, bathrooms: room, showerrooms: room, toilets: room, garages: room }),
    prices: fc
      .tuple(price, price)
      .map(([one, other]): [number | null, number | null] =>
        one !== null && other !== null && one > other ? [other, one] : [one, other],
      ),
    minSurface: fc.option(fc.integer({ min: 1, max: 100_000 })),
    epc: fc.option(fc.constantFrom(...energyLetters)),
    amenities: fc.subarray([...amenities]),
    sold: fc.boolean(),
    sort: fc.constantFrom(...listingSorts),
    area: fc.option(
      fc
        .array(fc.tuple(fc.integer({ min: -900_000, max: 900_000 }), fc.integer({ min: -1_800_000, max: 1_800_000 })), {
          minLength: 3,
          maxLength: 60,
        })
        .map((corners) => corners.map(([latitude, longitude]) => [latitude / 10_000, longitude / 10_000] as const))
        .filter(
          (corners) => new Set(corners.map(([at]) => at)).size > 1 && new Set(corners.map(([, at]) => at)).size > 1,
        ),
    ),
    page: fc.integer({ min: 1, max: 100_000 }),
    view: fc.constantFrom("list" as const, "map" as const),
  })
  .map(({ prices: [minPrice, maxPrice], ...query }) => ({ ...query, minPrice, maxPrice }));

describe("the state of a list page in its address", () => {
  it("PROP-3 is read back as it was written", () => {
    fc.assert(
      fc.property(queries, (query) => {
        const written = serializeListingQuery(query).toString();
        expect(parseListingQuery(new URLSearchParams(written), query.goal)).toEqual(query);
      }),
    );
  });

  it("PROP-3 has one canonical address for any input", () => {
    const names = fc.constantFrom(
      "search",
      "city",
      "type",
      "bedrooms",
      "garages",
      "price",
      "sort",
      "page",
      "view",
      "x",
    );
    const values = fc.oneof(
      fc.string(),
      fc.constantFrom("1", "2-", "-3", "9-1", "antwerpen|2000", "map", "type", "-1", "1e9", "NaN"),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), (pairs) => {
        const once = parseListingQuery(new URLSearchParams(pairs), 0);
        expect(parseListingQuery(serializeListingQuery(once), 0)).toEqual(once);
      }),
    );
  });

  it("PROP-3 loses leading, trailing and double spaces of a text", () => {
    expect(read("search=%20 huis%20%20 met%20tuin%20").search).toBe("huis met tuin");
    expect(read("city=%20Gent|9000%20").cities).toEqual(["gent|9000"]);
    expect(read("city=gent|9000!").cities).toEqual([]);
    expect(read("price=300-300")).toMatchObject({ minPrice: 300, maxPrice: 300 });
  });

  it("PROP-3 has exactly these parameters", () => {
    const query = read(
      "search=tuin&city=antwerpen|2000&city=Gent|9000&type=1&type=2&bedrooms=3&bathrooms=1&showerrooms=2&toilets=2&garages=1&price=100000-300000&surface=120&epc=C&garden=1&terrace=1&parking=1&area=51.2_4.4_51.3_4.4_51.3_4.5&sold=1&sort=price-up&page=2&view=map",
    );
    expect(query).toEqual({
      goal: 0,
      search: "tuin",
      cities: ["antwerpen|2000", "gent|9000"],
      types: [1, 2],
      rooms: { bedrooms: 3, bathrooms: 1, showerrooms: 2, toilets: 2, garages: 1 },
      minPrice: 100000,
      maxPrice: 300000,
      minSurface: 120,
      epc: "c",
      amenities: ["garden", "terrace", "parking"],
      area: [
        [51.2, 4.4],
        [51.3, 4.4],
        [51.3, 4.5],
      ],
      sold: true,
      sort: "price-up",
      page: 2,
      view: "map",
    });
    expect([...new Set(serializeListingQuery(query).keys())]).toEqual(listParameters);
  });

  it.each([
    "",
    "search=",
    "search=%20%20",
    "city=",
    "city=antwerpen",
    "city=|2000",
    "city=antwerpen|",
    "city=a|b|2000",
    "type=0",
    "type=-1",
    "type=1.5",
    "type=huis",
    "type=10000",
    "bedrooms=0",
    "bedrooms=-1",
    "bedrooms=veel",
    "bedrooms=100",
    "bedrooms=1e1",
    "price=",
    "price=-",
    "price=abc",
    "price=1000",
    "price=300000-100000",
    "price=0-0",
    "price=1-2-3",
    "price=99999999999-",
    "sort=",
    "sort=cheapest",
    "surface=",
    "surface=abc",
    "surface=0",
    "surface=-5",
    "surface=100001",
    "surface=99999999999999999999",
    "epc=",
    "epc=Z",
    "epc=g",
    "epc=a_plus",
    "epc=ab",
    "garden=",
    "garden=0",
    "garden=yes",
    "parking=2",
    "page=0",
    "page=-3",
    "page=abc",
    "page=1.5",
    "view=grid",
    "view=",
    "unknown=1",
    "goal=1",
  ])("PROP-3 ignores the wrong value %j", (address) => {
    expect(read(address)).toEqual(empty);
  });

  it("PROP-3 ignores wrong values one by one", () => {
    expect(read("type=x&type=2&city=nergens&city=gent|9000&bedrooms=x&garages=1&price=oops&page=2")).toEqual({
      ...empty,
      types: [2],
      cities: ["gent|9000"],
      rooms: { ...empty.rooms, garages: 1 },
      page: 2,
    });
  });

  it("PROP-3 has a price with one end, and two ends sent by two fields", () => {
    expect(read("price=100000-")).toMatchObject({ minPrice: 100000, maxPrice: null });
    expect(read("price=-300000")).toMatchObject({ minPrice: null, maxPrice: 300000 });
    expect(read("price=100000-&price=-300000")).toMatchObject({ minPrice: 100000, maxPrice: 300000 });
    expect(read("price=&price=-300000")).toMatchObject({ minPrice: null, maxPrice: 300000 });
  });

  it("PROP-3 reads the first of a feature that is given twice", () => {
    expect(read("surface=80&surface=100&epc=b&epc=Z&garden=1&garden=1&terrace=0&terrace=1")).toEqual({
      ...empty,
      minSurface: 80,
      epc: "b",
      amenities: ["garden"],
    });
    expect(read("surface=abc&epc=z&surface=100&epc=a")).toEqual(empty);
  });

  it("PROP-3 keeps a repeated value once, and fifty values at most", () => {
    expect(read("type=2&type=2&type=1").types).toEqual([2, 1]);
    expect(read(Array.from({ length: 80 }, (_, index) => `type=${index + 1}`).join("&")).types).toHaveLength(50);
  });

  it("PROP-3 has no parameters when empty", () => {
    expect(serializeListingQuery(empty).toString()).toBe("");
  });

  it("PROP-3 accepts or ignores each value of any input, never throws, and then has one address", () => {
    const names = [
      "search",
      "city",
      "type",
      ...roomKinds,
      "price",
      "surface",
      "epc",
      ...amenities,
      "sort",
      "page",
      "view",
    ];
    const prototypes = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf", "length"];
    const name = fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...names) },
      fc.constantFrom(...prototypes, "city[]", "type[0]", "CITY", " price"),
      fc.string({ unit: "binary", maxLength: 8 }),
    );
    const near = fc.constantFrom(
      ...[
        "1",
        "01",
        "99",
        "100",
        "9999",
        "10000",
        "1e3",
        "0x10",
        "+1",
        " 1",
        "1 ",
        "١٢",
        "１２",
        "NaN",
        "Infinity",
        "-0",
      ],
      ...["1-2", "2-1", "-", "--", "1-", "-2", "1-2-3", "1000000000-", "-1000000001", "9".repeat(400), "1".repeat(11)],
      ...[
        "gent|9000",
        "GENT|9000",
        "İ|2000",
        "ΑΣ|2000",
        "a|b|c",
        "|",
        "x|1",
        "\u0000|2000",
        "a\nb|2000",
        " gent|9000 ",
      ],
      ...["newest", "Newest", "price-up", "map", "list", ...prototypes],
    );
    const value = fc.oneof(
      near,
      fc.string({ unit: "binary", maxLength: 150 }),
      fc.string({ unit: fc.constantFrom("a", " ", "é", "😀"), minLength: 80, maxLength: 120 }),
      fc.tuple(fc.string({ unit: "binary", maxLength: 90 }), near).map((parts) => parts.join("|")),
    );
    const raw = fc.array(fc.tuple(name, value), { maxLength: 30 });
    const kinds: Record<string, (query: ListingQuery) => unknown> = {
      search: ({ search }) => search,
      city: ({ cities }) => cities,
      type: ({ types }) => types,
      price: ({ minPrice, maxPrice }) => [minPrice, maxPrice],
      surface: ({ minSurface }) => minSurface,
      epc: ({ epc }) => epc,
      garden: (query) => query.amenities.includes("garden"),
      parking: (query) => query.amenities.includes("parking"),
      sort: ({ sort }) => sort,
      page: ({ page }) => page,
      view: ({ view }) => view,
      ...Object.fromEntries(roomKinds.map((kind) => [kind, ({ rooms }: ListingQuery) => rooms[kind]])),
    };
    fc.assert(
      fc.property(raw, (pairs) => {
        const once = parseListingQuery(new URLSearchParams(pairs), 0);
        const written = serializeListingQuery(once).toString();
        expect(parseListingQuery(new URLSearchParams(written), 0)).toEqual(once);
        expect(serializeListingQuery(parseListingQuery(new URLSearchParams(written), 0)).toString()).toBe(written);
        // Parameters are independent: each is parsed as if it were alone.
        for (const [parameter, read] of Object.entries(kinds)) {
          const alone = new URLSearchParams(pairs.filter(([other]) => other === parameter));
          expect(read(parseListingQuery(alone, 0))).toEqual(read(once));
        }
        expect(Object.keys(once)).toEqual(Object.keys(empty));
        expect(once.search.length).toBeLessThanOrEqual(100);
        expect(Object.getPrototypeOf(once)).toBe(Object.prototype);
      }),
      { numRuns: 5_000, seed: 20260101 },
    );
  }, 60_000);

  it("PROP-3 is read from a raw address, with broken escapes", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary-ascii", maxLength: 200 }), (address) => {
        const once = read(address);
        expect(read(serializeListingQuery(once).toString())).toEqual(once);
      }),
      { numRuns: 2_000, seed: 20260101 },
    );
    expect(read("search=%&city=%E0%A4%A&type=%31").types).toEqual([1]);
  });

  it("PROP-3 does not cut a character in two", () => {
    expect(read(`search=${"a".repeat(99)}😀`).search).toBe("a".repeat(99));
    expect(read(`search=${"😀".repeat(60)}`).search).toBe("😀".repeat(50));
  });

  it("PROP-3 is read fast with ten thousand cities and a megabyte of text", () => {
    const cities = Array.from({ length: 10_000 }, (_, at) => `city=stad-${at}|${1000 + at}`).join("&");
    expect(read(cities).cities).toHaveLength(50);
    expect(read(`search=${"tuin ".repeat(200_000)}`).search).toHaveLength(99);
    expect(read(`price=${"9".repeat(1_000_000)}-&city=${"x|".repeat(500_000)}`)).toEqual(empty);
  });
});
