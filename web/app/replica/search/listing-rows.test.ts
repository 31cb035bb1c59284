import { describe, expect, it } from "vitest";
import { pointKinds, pointScale } from "./columns.server";
import { ListingRows } from "./listing-rows.server";
import { factsFixture, membersOf, rowsFixture } from "../search-parts.fixture";

const plain = factsFixture({ id: 1 });
const many = (count: number, from = 1) => Array.from({ length: count }, (_, at) => ({ ...plain, id: from + at }));
const idsOf = (rows: ListingRows) => [...rows.byId].map((slot) => rows.columns.id[slot]);
const slotsOf = (rows: ListingRows, ...ids: readonly number[]) => ids.map((id) => rows.slotOf(id));
const found = (rows: ListingRows, text: string) => {
  const bits = rows.text.find(text);
  return bits && membersOf(bits).map((slot) => rows.columns.id[slot]);
};

describe("a row", () => {
  it("PROP-3 stores what a listing is found, counted and sorted by", () => {
    const facts = factsFixture({
      id: 70_000,
      goal: 1,
      price: 99.95,
      webId: 3,
      webIds: [1],
      marquee: 14,
      createdAt: "2026-01-02T03:04:05.006Z",
      modifiedAt: "2026-02-03T04:05:06.007Z",
      point: { latitude: 51.123456, longitude: -4.654321, exact: true },
      attributes: { bedrooms: 3, bathrooms: 255, showerRooms: 256, toilets: 400, garages: null },
    });
    const { columns, shared } = ListingRows.of([factsFixture({ id: 1 }), facts]);
    expect({
      id: columns.id[1],
      goal: columns.goal[1],
      price: columns.price[1],
      rooms: columns.rooms.map((column) => column[1]),
      place: shared.places.at(columns.place[1] ?? -1),
      kind: shared.kinds.at(columns.kind[1] ?? -1),
      marquee: columns.marquee[1],
      createdAt: columns.createdAt[1],
      modifiedAt: columns.modifiedAt[1],
      latitude: columns.latitude[1],
      longitude: columns.longitude[1],
      point: columns.point[1],
    }).toEqual({
      id: 70_000,
      goal: 1,
      price: 99.95,
      rooms: [3, 255, 255, 255, 0, 0],
      place: {
        city: 0,
        cityName: "Antwerpen",
        zip: "2000",
        cityNames: { nl: "Antwerpen", fr: "Anvers" },
        countryId: 10,
      },
      kind: [3, 1],
      marquee: 14,
      createdAt: Date.UTC(2026, 0, 2, 3, 4, 5, 6),
      modifiedAt: Date.UTC(2026, 1, 3, 4, 5, 6, 7),
      latitude: Math.round(51.123456 * pointScale),
      longitude: -465_432,
      point: pointKinds.exact,
    });
  });

  it("PROP-8 PROP-9 has no unpublished price, and the precision of its point", () => {
    const place = { latitude: 51, longitude: 4, exact: false };
    const { columns } = rowsFixture({ id: 1, price: null }, { id: 2, price: 0, point: place });
    expect([...columns.price.subarray(0, 2)]).toEqual([NaN, 0]);
    expect([...columns.point.subarray(0, 2)]).toEqual([pointKinds.none, pointKinds.area]);
    expect([...columns.latitude.subarray(0, 2)]).toEqual([0, 5_100_000]);
    expect([...columns.longitude.subarray(0, 2)]).toEqual([0, 400_000]);
  });

  it("PROP-3 shares place, city and type with equal ones", () => {
    const gent = { zip: "9000", cityNames: {} };
    const { columns, shared } = rowsFixture(
      { id: 1, city: "Gent", ...gent, webId: 1, webIds: [12] },
      { id: 2, city: "GENT", ...gent, webId: 11, webIds: [2] },
      { id: 3, city: "Gent", ...gent, webId: 1, webIds: [12] },
      { id: 4, city: "Gent", ...gent, zip: "9050", webId: 1 },
    );
    expect([...columns.place.subarray(0, 4)]).toEqual([0, 1, 0, 2]);
    expect(shared.places.all().map(({ city }) => city)).toEqual([0, 0, 1]);
    expect(shared.cities.all()).toEqual(["gent|9000", "gent|9050"]);
    expect([...columns.kind.subarray(0, 4)]).toEqual([0, 1, 0, 2]);
  });
});

describe("rows after a change", () => {
  const rows = rowsFixture({ id: 20 }, { id: 40 }, { id: 10, typeDescription: { nl: "Loft" } }, { id: 30 });

  it("have a slot for each listing, in the order of their ids", () => {
    expect([idsOf(rows), rows.count, rows.size]).toEqual([[10, 20, 30, 40], 4, 4]);
    expect(slotsOf(rows, 10, 20, 30, 40)).toEqual([2, 0, 3, 1]);
    expect(slotsOf(rows, 9, 15, 41, 0)).toEqual([null, null, null, null]);
    expect([idsOf(ListingRows.none), ListingRows.none.slotOf(1), ListingRows.none.size]).toEqual([[], null, 0]);
  });

  it("keep a replaced listing in its slot, and the previous rows unchanged", () => {
    const next = rows.with([factsFixture({ id: 10, price: 5, typeDescription: { nl: "Kasteel" } })], []);
    expect([idsOf(next), next.size, next.slotOf(10), next.columns.price[2]]).toEqual([[10, 20, 30, 40], 4, 2, 5]);
    expect([found(next, "kasteel"), found(next, "loft")]).toEqual([[10], []]);
    expect([rows.columns.price[2], found(rows, "kasteel"), found(rows, "loft")]).toEqual([300_000, [], [10]]);
  });

  it("put new ones in freed slots first, then at the end", () => {
    const fewer = rows.with([], [40, 99, 10]);
    expect([idsOf(fewer), fewer.size, fewer.count]).toEqual([[20, 30], 4, 2]);
    expect([...fewer.columns.id.subarray(0, 4)]).toEqual([20, 0, 0, 30]);
    expect([slotsOf(fewer, 40, 10), found(fewer, "loft")]).toEqual([[null, null], []]);
    const more = fewer.with(
      [50, 25, 60, 20].map((id) => ({ ...plain, id })),
      [],
    );
    expect([idsOf(more), more.size]).toEqual([[20, 25, 30, 50, 60], 5]);
    expect(slotsOf(more, 50, 25, 60, 20)).toEqual([1, 2, 4, 0]);
  });

  it("contain a listing that is both removed and inserted", () => {
    const next = rows.with([{ ...plain, id: 10, price: 7 }], [10, 20]);
    expect([idsOf(next), next.columns.price[2]]).toEqual([[10, 30, 40], 7]);
    expect([next.changedSince(rows), idsOf(rows)]).toEqual([
      [0, 2],
      [10, 20, 30, 40],
    ]);
  });

  it("copy every column", () => {
    const labelled = { surfaceLiving: 90, energyPerformance: 90 };
    const full = rowsFixture({
      id: 5,
      goal: 1,
      price: 7,
      webId: 4,
      marquee: 3,
      city: "Gent",
      point: { latitude: 51, longitude: 4, exact: true },
      attributes: { bedrooms: 1, bathrooms: 2, showerRooms: 3, toilets: 4, garages: 5, parkings: 6, ...labelled },
    });
    const before = full.with([{ ...plain, id: 6 }], []);
    const { rooms, ...columns } = before.with([{ ...plain, id: 7 }], []).columns;
    const of = (all: typeof columns) => Object.entries(all).map(([name, column]) => [name, [...column.subarray(0, 2)]]);
    const { rooms: roomsBefore, ...columnsBefore } = before.columns;
    expect(of(columns)).toEqual(of(columnsBefore));
    expect(rooms.map((column) => [...column.subarray(0, 2)])).toEqual(
      roomsBefore.map((column) => [...column.subarray(0, 2)]),
    );
    expect(rooms.map(([first]) => first)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(of(columns).every(([, values]) => String(values) !== "0,0")).toBe(true);
  });

  it("have spare room once they grew, and grow only when it is used up", () => {
    const full = ListingRows.of(many(64));
    const spare = full.with(many(7, 65), []);
    const grown = spare.with(many(1, 72), []);
    expect([full, spare, grown].map(({ columns }) => columns.id.length)).toEqual([71, 71, 80]);
  });

  it("report the slots written since", () => {
    const second = rows.with([{ ...plain, id: 50 }], []);
    const third = second.with([{ ...plain, id: 20 }], [30]);
    expect([third.changedSince(second), third.changedSince(rows), third.changedSince(third)]).toEqual([
      [0, 3],
      [0, 3, 4],
      [],
    ]);
    expect([rows.changedSince(third), third.changedSince(rowsFixture({ id: 20 }))]).toEqual([null, null]);
  });

  it("are inserted in portions, so that few are objects at a time", () => {
    const { columns, size } = ListingRows.of(many(4_000));
    expect([size, columns.change[0], columns.change[1_999], columns.change[2_000], columns.change[3_999]]).toEqual([
      4_000, 1, 1, 2, 2,
    ]);
  });
});

describe("rows read from the file", () => {
  const wordsOf = (count: number) => () => many(count).map(({ id }) => ({ id, words: [`w${id % 7}`] }));

  it("equal inserted ones", () => {
    const listings = [10, 20].map((id) => factsFixture({ id, city: `Stad s${id}`, price: id }));
    const [read, put] = [ListingRows.read(listings, () => listings), ListingRows.of(listings)];
    expect([idsOf(read), read.size, slotsOf(read, 10, 20)]).toEqual([[10, 20], 2, [0, 1]]);
    expect([read.shared.cities.all(), [...read.columns.price.subarray(0, 2)]]).toEqual([
      put.shared.cities.all(),
      [10, 20],
    ]);
    expect([found(read, "stad"), found(read, "s20")]).toEqual([[10, 20], [20]]);
  });

  it("grow with the read listings", () => {
    const capacityOf = (count: number) => ListingRows.read(many(count), wordsOf(0)).columns.id.length;
    expect([capacityOf(3), capacityOf(1_024), capacityOf(1_025)]).toEqual([1_024, 1_024, 1_536]);
    const rows = ListingRows.read(many(2_000), wordsOf(0));
    expect([rows.count, rows.slotOf(1), rows.slotOf(1_025), rows.slotOf(2_000)]).toEqual([2_000, 0, 1_024, 1_999]);
  });

  it("PROP-3 have their words read once, at the first text search", () => {
    let times = 0;
    const rows = ListingRows.read(many(3), () => (times++, wordsOf(3)()));
    expect([rows.slotOf(3), times]).toEqual([2, 0]);
    expect([found(rows, "w2"), found(rows, "w"), rows.text === rows.text, times]).toEqual([[2], [1, 2, 3], true, 1]);
    expect([...rows.readingText()]).toEqual([]);
  });

  it("have their words read in steps, between which the site can serve requests", () => {
    const steps = (count: number) => [...ListingRows.read(many(count), wordsOf(count)).readingText()].length;
    expect([steps(0), steps(500), steps(501), steps(1_000)]).toEqual([0, 1, 2, 2]);
  });

  it("PROP-3 ignore words of removed listings, and keep others over a change", () => {
    const gone = { id: 3, words: ["weg"] };
    const rows = ListingRows.read(many(2), () => [...wordsOf(2)(), gone]);
    expect([found(rows, "w"), found(rows, "weg")]).toEqual([[1, 2], []]);
    const next = ListingRows.read(many(2), wordsOf(2)).with([{ ...plain, id: 9, words: ["wolk"] }], [1]);
    expect([found(next, "w"), found(next, "wolk")]).toEqual([[2, 9], [9]]);
  });
});
