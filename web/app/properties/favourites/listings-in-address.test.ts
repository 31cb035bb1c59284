import { describe, expect, it } from "vitest";
import { favouritesAddress, listingsInAddress } from "./listings-in-address";
import { maxFavourites } from "../stored-lists/favourites-store";

const read = (search: string) => listingsInAddress(new URLSearchParams(search), "homes");

describe("listing ids in a link", () => {
  it("PROP-3 are read in its order, each once, from one value or many", () => {
    expect(read("homes=7,3,7")).toEqual({ ids: [7, 3], tooMany: 0, isDamaged: false });
    expect(read("homes=7&homes=3, 9")).toMatchObject({ ids: [7, 3, 9] });
  });

  it.each(["", "homes=", "homes=,,", "other=3"])("PROP-3 are empty in %j, which is valid", (search) => {
    expect(read(search)).toEqual({ ids: [], tooMany: 0, isDamaged: false });
  });

  it.each(["homes=abc", "homes=-1", "homes=0", "homes=1e3", "homes=99999999999", "homes=<script>"])(
    "PROP-3 are empty in %s, which is damaged",
    (search) => {
      expect(read(search)).toEqual({ ids: [], tooMany: 0, isDamaged: true });
    },
  );

  it("PROP-3 keep the readable part of a damaged link", () => {
    expect(read("homes=12,x,13")).toEqual({ ids: [12, 13], tooMany: 0, isDamaged: true });
  });

  it("PROP-3 are limited to the number of favourites, and the rest is counted", () => {
    const all = Array.from({ length: 500 }, (_, index) => index + 1);
    const { ids, tooMany } = read(`homes=${all.join(",")}`);
    expect(ids).toEqual(all.slice(0, maxFavourites));
    expect(tooMany).toBe(500 - maxFavourites);
  });

  it("are written in the format they are read", () => {
    expect(favouritesAddress("/nl/favorieten/", [])).toBe("/nl/favorieten/");
    const address = favouritesAddress("/nl/favorieten/", [7, 3]);
    expect(address).toBe("/nl/favorieten/?homes=7,3");
    expect(read(address.split("?")[1] ?? "").ids).toEqual([7, 3]);
  });
});
