import { describe, expect, it } from "vitest";
import { eachDatabase } from "../support/each-database.js";
import { historyHouse, since } from "../support/history-house.js";
import { listingItem } from "../support/import-api.js";

const day = 86_400_000;

describe.each(eachDatabase)("what visitors read of prices that became others on $name", ({ boot }) => {
  const house = historyHouse(boot);
  const start = Date.now();

  const send = (reference: string, price: number, fields: object = {}) =>
    house.listings.send({
      source: "crm",
      properties: [listingItem(reference, { price, createdAt: since, ...fields })],
    });

  const dropOf = async (reference: string) => {
    const home = (await house.listings.feed()).listings.find(({ recordFile }) => recordFile === reference);
    if (!home) throw new Error(`the feed has no ${reference}`);
    return home.priceDrop;
  };

  it("A7 PROP-8 nothing is told of a home whose price stayed, or that is seen for the first time", async () => {
    for (const reference of ["D-1", "D-2", "D-3"]) await send(reference, 425_000, { recordFile: reference });
    await house.look(start);
    expect(await dropOf("D-1")).toBeNull();
  });

  it("A7 a drop is told with the old price and its day, and the site hears of the listing once more", async () => {
    await send("D-1", 399_000, { recordFile: "D-1" });
    const { revision } = await house.listings.feed();
    expect(await dropOf("D-1")).toBeNull();
    await house.look(start + 10 * day);
    const heard = await house.listings.feed(revision);
    expect(heard.listings.map(({ recordFile }) => recordFile)).toEqual(["D-1"]);
    expect(await dropOf("D-1")).toEqual({
      before: 425_000,
      after: 399_000,
      on: new Date(start + 10 * day).toISOString(),
    });
    // What it wrote itself is no change: it comes to rest.
    await house.look(start + 10 * day);
    expect((await house.listings.feed((await house.listings.feed()).revision)).listings).toEqual([]);
  });

  it("A7 PROP-8 a hidden price is told by no way, nor one that was hidden when it changed", async () => {
    await send("D-2", 425_000, { recordFile: "D-2", publishPrice: false });
    await house.look(start + day);
    await send("D-2", 399_000, { recordFile: "D-2", publishPrice: false });
    await house.look(start + 10 * day);
    expect(
      JSON.stringify((await house.listings.feed()).listings.filter(({ recordFile }) => recordFile === "D-2")),
    ).not.toMatch(/425000|399000/);
    await send("D-2", 399_000, { recordFile: "D-2" });
    await house.look(start + 20 * day);
    expect(await dropOf("D-2")).toBeNull();
    await send("D-1", 399_000, { recordFile: "D-1", publishPrice: false });
    expect(await dropOf("D-1")).toBeNull();
  });

  it("A7 a rise is told to nobody", async () => {
    await send("D-3", 450_000, { recordFile: "D-3" });
    await house.look(start + 10 * day);
    expect(await dropOf("D-3")).toBeNull();
  });
});
