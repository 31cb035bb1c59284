import fc from "fast-check";
import { expect, it } from "vitest";
import { listingSorts, type ListingSort } from "@gevel/config";
import { typesFixture } from "../replica-fixture";
import { ListingRows } from "./listing-rows.server";
import { factsFixture, rowsFixture, settingsFixture, type ListingInput } from "../search-parts.fixture";
import { SortOrders } from "./sort-orders.server";
import { runAtOnce } from "./steps.server";

const settings = settingsFixture();
const at = (seconds: number) => new Date(1_700_000_000_000 + seconds * 1000).toISOString();
const ordersOf = (rows: ListingRows, before: SortOrders | null = null, given = settings) =>
  new SortOrders(rows, given, before);
/** The ids of the listings, in order. */
const idsIn = (rows: ListingRows, slots: Uint32Array) => [...slots].map((slot) => rows.columns.id[slot]);
const sorted = (rows: ListingRows, orders: SortOrders, sort: ListingSort, language: "nl" | "fr" = "nl") =>
  idsIn(rows, orders.slots(sort, language));

const some = [
  {
    id: 1,
    createdAt: at(5),
    modifiedAt: at(1),
    price: 300,
    webId: 0,
    city: "Luik",
    cityNames: { nl: "Luik", fr: "A" },
  },
  {
    id: 2,
    createdAt: at(9),
    modifiedAt: at(7),
    price: null,
    webId: 99,
    city: "Gent",
    cityNames: { nl: "Gent", fr: "Gand" },
  },
  { id: 3, createdAt: at(5), modifiedAt: at(7), price: 100, webId: 3, city: "Zele", cityNames: {} },
  {
    id: 4,
    createdAt: at(2),
    modifiedAt: at(7),
    price: 300,
    webId: 1,
    city: "Gent",
    cityNames: { nl: "Gent", fr: "Gand" },
  },
  {
    id: 5,
    createdAt: at(1),
    modifiedAt: at(3),
    price: 0,
    publishPrice: false,
    webId: 99,
    city: "Aalst",
    cityNames: {},
  },
] as const satisfies readonly ListingInput[];

it("PROP-4 sorts by each order, equal ones newest first, and those without price or known type last", () => {
  const rows = rowsFixture(...some);
  const orders = ordersOf(rows);
  expect(Object.fromEntries(listingSorts.map((sort) => [sort, sorted(rows, orders, sort)]))).toEqual({
    newest: [2, 3, 1, 4, 5],
    "price-up": [3, 1, 4, 2, 5],
    "price-down": [1, 4, 3, 2, 5],
    date: [2, 3, 4, 5, 1],
    city: [5, 2, 4, 1, 3],
    type: [4, 3, 1, 2, 5],
  });
  expect(orders.slots("newest", "nl")).toBe(orders.newest);
});

it("PROP-4 LANG-3 names sort by the rules of the language", () => {
  const rows = rowsFixture(...some);
  const types = typesFixture.map((type) => (type.webId === 0 ? { ...type, name: { nl: "Huis", fr: "Aaa" } } : type));
  const orders = ordersOf(rows, null, settingsFixture({}, types));
  expect([sorted(rows, orders, "city", "fr"), sorted(rows, orders, "type", "fr")]).toEqual([
    [1, 5, 2, 4, 3],
    [1, 4, 3, 2, 5],
  ]);
  expect([sorted(rows, orders, "city"), sorted(rows, orders, "type")]).toEqual([
    [5, 2, 4, 1, 3],
    [4, 3, 1, 2, 5],
  ]);
});

it("no visitor waits twice for an order, nor for a prepared one", () => {
  const rows = rowsFixture(...some);
  const orders = ordersOf(rows);
  for (const sort of listingSorts) expect(orders.slots(sort, "nl")).toBe(orders.slots(sort, "nl"));
  expect(orders.slots("price-up", "fr")).toBe(orders.slots("price-up", "nl"));
  expect(orders.slots("city", "fr")).not.toBe(orders.slots("city", "nl"));
  expect(orders.slots("type", "fr")).not.toBe(orders.slots("type", "nl"));

  let reads = 0;
  const counted = {
    ...settings,
    get types() {
      return (reads++, settings.types);
    },
  };
  const prepared = ordersOf(rows, null, counted);
  expect([...prepared.preparing(["nl", "fr"])].length).toBe(2 * listingSorts.length);
  const before = reads;
  for (const language of ["nl", "fr"] as const) for (const sort of listingSorts) prepared.slots(sort, language);
  expect([before > 0, reads]).toEqual([true, before]);
});

it("an unchanged state has the orders of the previous one", () => {
  const rows = rowsFixture(...some);
  const before = ordersOf(rows);
  runAtOnce(before.preparing(["nl"]));
  const same = ordersOf(rows, before);
  for (const sort of listingSorts) expect(same.slots(sort, "nl")).toBe(before.slots(sort, "nl"));
});

it("PROP-4 orders of other names, or of other rows, are not reused", () => {
  const rows = rowsFixture(...some);
  const before = ordersOf(rows);
  runAtOnce(before.preparing(["nl", "fr"]));
  const renamed = (nl: string) => typesFixture.map((type) => (type.webId === 0 ? { ...type, name: { nl } } : type));
  for (const [types, order] of [
    [renamed("Aaa"), [1, 4, 3, 2, 5]],
    [typesFixture.slice(0, 2), [4, 1, 2, 3, 5]],
  ] as const)
    expect(sorted(rows, ordersOf(rows, before, settingsFixture({}, types)), "type")).toEqual(order);

  const few = settingsFixture({}, typesFixture.slice(0, 2));
  const shorter = ordersOf(rows, null, few);
  expect(sorted(rows, shorter, "type")).toEqual([4, 1, 2, 3, 5]);
  const more = { ...few, types: [...few.types, ...settings.types.slice(2)] };
  expect(sorted(rows, ordersOf(rows, shorter, more), "type")).toEqual([4, 3, 1, 2, 5]);

  const nameless = rowsFixture(
    { id: 1, city: "", cityNames: { nl: "Zele", en: "A" } },
    { id: 2, city: "Gent", cityNames: {} },
  );
  const dutch = ordersOf(nameless);
  expect(sorted(nameless, dutch, "city", "fr")).toEqual([2, 1]);
  expect(sorted(nameless, ordersOf(nameless, dutch, settingsFixture({}, typesFixture, "en")), "city", "fr")).toEqual([
    1, 2,
  ]);

  const others = rowsFixture({ id: 8 }, { id: 9 });
  expect(sorted(others, ordersOf(others, before), "price-up")).toEqual([9, 8]);
});

it("PROP-4 after a few changes an order equals sorting anew, and the previous state keeps its own", () => {
  const plain = factsFixture({ id: 1 });
  const listing = fc
    .record({
      id: fc.integer({ min: 1, max: 30 }),
      price: fc.option(fc.integer({ min: 0, max: 3 })),
      webIds: fc.constantFrom(0, 1, 99).map((webId) => [webId]),
      createdAt: fc.integer({ min: 0, max: 5 }),
      modifiedAt: fc.integer({ min: 0, max: 5 }),
      place: fc.constantFrom('["Gent","9000",[],10]', '["Zele","9240",[],10]', '["Aalst","9300",[],10]'),
    })
    .map((given) => ({ ...plain, ...given }));
  const many = fc.uniqueArray(listing, { selector: ({ id }) => id, minLength: 16, maxLength: 30 });
  const few = fc.uniqueArray(listing, { selector: ({ id }) => id, maxLength: 3 });
  fc.assert(
    fc.property(many, few, fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 3 }), (begin, put, removed) => {
      const rows = ListingRows.of(begin);
      const before = ordersOf(rows);
      runAtOnce(before.preparing(["nl"]));
      const held = listingSorts.map((sort) => sorted(rows, before, sort));
      const next = rows.with(put, removed);
      const [carried, anew] = [ordersOf(next, before), ordersOf(next)];
      for (const sort of listingSorts) expect(sorted(next, carried, sort)).toEqual(sorted(next, anew, sort));
      expect(listingSorts.map((sort) => sorted(rows, before, sort))).toEqual(held);
    }),
    { numRuns: 40 },
  );
});
