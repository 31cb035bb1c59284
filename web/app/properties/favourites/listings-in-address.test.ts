import { describe, expect, it } from "vitest";
import { favouritesAddress, listingsInAddress } from "./listings-in-address";
import { maxFavourites } from "./favourites-store";

const read = (search: string) => listingsInAddress(new URLSearchParams(search), "homes");

describe("the homes that a link names", () => {
  it("PROP-3 are read in its order, each once, from one value or many", () => {
    expect(read("homes=7,3,7")).toEqual({ ids: [7, 3], tooMany: 0, isDamaged: false });
    expect(read("homes=7&homes=3, 9")).toMatchObject({ ids: [7, 3, 9] });
  });

  it.each(["", "homes=", "homes=,,", "other=3"])("PROP-3 are none in %j, which is no damage", (search) => {
    expect(read(search)).toEqual({ ids: [], tooMany: 0, isDamaged: false });
  });

  it.each(["homes=abc", "homes=-1", "homes=0", "homes=1e3", "homes=99999999999", "homes=<script>"])(
    "PROP-3 are none in %s, which says that it is damaged",
    (search) => {
      expect(read(search)).toEqual({ ids: [], tooMany: 0, isDamaged: true });
    },
  );

  it("PROP-3 keeps what can be read of a damaged link", () => {
    expect(read("homes=12,x,13")).toEqual({ ids: [12, 13], tooMany: 0, isDamaged: true });
  });

  it("PROP-3 are as many as one keeps, and the rest is counted", () => {
    const all = Array.from({ length: 500 }, (_, index) => index + 1);
    const { ids, tooMany } = read(`homes=${all.join(",")}`);
    expect(ids).toEqual(all.slice(0, maxFavourites));
    expect(tooMany).toBe(500 - maxFavourites);
  });

  it("are written as they are read", () => {
    expect(favouritesAddress("/nl/favorieten/", [])).toBe("/nl/favorieten/");
    const address = favouritesAddress("/nl/favorieten/", [7, 3]);
    expect(address).toBe("/nl/favorieten/?homes=7,3");
    expect(read(address.split("?")[1] ?? "").ids).toEqual([7, 3]);
  });
});
