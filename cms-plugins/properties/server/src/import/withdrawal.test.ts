import { AppError } from "@gevel/config";
import { describe, expect, it } from "vitest";
import type { ExistingItems } from "./validation/existing-items.js";
import { findAbsent } from "./withdrawal.js";

const names = (count: number) => Array.from({ length: count }, (_, index) => `R${index}`);
const known = (count: number, withdrawn: readonly string[] = []): ExistingItems =>
  new Map(
    names(count).map((reference, id) => [
      reference,
      { id, reference, checksum: "", rawChecksum: "", publicSince: null, withdrawn: withdrawn.includes(reference) },
    ]),
  );
const of = { list: "properties", plural: "listings" };
const absent = (
  references: string[],
  force = false,
  listings = known(10),
  sent = references.length,
  removals: string[] = [],
) =>
  findAbsent({ of, known: listings, references, removals, sent, limit: 0.2, force }).map(({ reference }) => reference);

describe("a full import", () => {
  it("API-3 withdraws listings that it no longer names, up to the limit", () => {
    expect(absent(names(10))).toEqual([]);
    expect(absent(names(8))).toEqual(["R8", "R9"]);
  });

  it("API-3 is rejected with the numbers above the limit, unless forced", () => {
    expect(() => absent(names(7))).toThrow(AppError);
    expect(() => absent(names(7))).toThrow("withdraw 3 of the 10 listings");
    expect(absent(names(7), true)).toEqual(["R7", "R8", "R9"]);
    expect(() => absent(names(7))).toThrow("2 may go at once");
    expect(() => absent([])).toThrow("10 of the 10");
  });

  it("API-3 of a small source may lack one sold listing, but not all of them", () => {
    expect(absent(names(3), false, known(4))).toEqual(["R3"]);
    expect(absent(names(2), false, known(4))).toEqual(["R2", "R3"]);
    expect(() => absent(names(1), false, known(4))).toThrow("withdraw 3 of the 4 listings");
    expect(absent(["NEW"], false, known(1))).toEqual(["R0"]);
    for (const count of [1, 2, 5]) expect(() => absent([], false, known(count))).toThrow("an empty one");
    expect(absent([], true, known(5))).toHaveLength(5);
    // The source's only project is sold; its listings show that the import is complete.
    expect(absent([], false, known(1), 30)).toEqual(["R0"]);
  });

  it("API-3 is rejected with its own code, at the list that lacks them", () => {
    const message =
      "this feed would withdraw 3 of the 10 listings of its source (2 may go at once); nothing was changed. " +
      "Send it again with force: true if that is meant.";
    const rejection = { code: "WITHDRAWAL_REFUSED", message, fields: [{ field: "properties", message }] };
    expect(() => absent(names(7))).toThrow(expect.objectContaining(rejection));
  });

  it("API-3 counts only listings on offer", () => {
    expect(absent(names(4), false, known(10, names(10).slice(5)))).toEqual(["R4"]);
    expect(absent([], false, known(0))).toEqual([]);
  });

  it("API-3 does not count the listings that it removes by name, however many", () => {
    const [offered, removals] = [names(10).slice(0, 5), names(10).slice(5)];
    expect(absent(offered, false, known(10), 10, removals)).toEqual([]);
    expect(absent([], false, known(10), 10, names(10))).toEqual([]);
    expect(absent([], true, known(10), 10, names(10))).toEqual([]);
    // The limit applies to the other listings.
    expect(absent(offered.slice(2), false, known(10), 8, removals)).toEqual(["R0", "R1"]);
    expect(() => absent(offered.slice(3), false, known(10), 7, removals)).toThrow("withdraw 3 of the 10 listings");
    expect(() => absent([], false, known(10), 5, removals)).toThrow("5 of the 10 listings of its source (2 may go");
  });

  it("API-3 withdraws nothing when an item has no readable reference, unless forced", () => {
    expect(absent([...names(8), ""])).toEqual([]);
    expect(absent([...names(8), ""], true)).toEqual(["R8", "R9"]);
  });
});
