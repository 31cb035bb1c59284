import { describe, expect, it } from "vitest";
import { unpackOptions } from "~/properties/query/packed-options";
import { listingFixture } from "~/replica/replica-fixture";
import { loadListPage } from "../list/list-page.server";
import { withTypeIds } from "./own-types.server";
import { replicaFixture } from "~/shell/site-fixture";

/** One listing of each type, whose number is one less than its id; the third type is a subtype of the second. */
const replica = replicaFixture([0, 1, 2, 3].map((webId) => listingFixture({ id: webId + 1, webId })));
const { catalog } = replica;
const list = { id: "list", goal: 0 as const, types: [] as number[], cities: [], sort: "newest" as const };

describe("a list narrowed to types by staff", () => {
  const load = (types: number[], search = "") =>
    loadListPage(
      { replica, rendered: new Map(), isDataRequest: true },
      withTypeIds({ ...list, types }, catalog),
      new URL(`https://site.example/x/${search}`),
      "nl",
    );

  it("PROP-2 shows the types with these numbers and their subtypes, and offers both", () => {
    const { total, options } = load([1]);
    expect(total).toBe(2);
    expect(unpackOptions(options).types).toEqual([
      [2, "Appartement", 2],
      [3, "Studio", 1, 1],
    ]);
    expect(load([1], "?type=3").total).toBe(1);
    expect(load([1], "?type=1").total).toBe(2);
    expect(load([2]).total).toBe(1);
  });

  it("shows everything where staff chose none, and nothing where the chosen ones are gone", () => {
    expect(load([]).total).toBe(4);
    expect(load([99]).total).toBe(0);
    expect(load([99, 3]).total).toBe(1);
  });
});
