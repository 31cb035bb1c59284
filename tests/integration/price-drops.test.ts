import { belgianDay, fallbackLanguage } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { databases } from "../support/databases.js";
import { historyApp, since } from "../support/history-app.js";
import { lines } from "../support/history-api.js";
import { listingItem } from "../support/import-api.js";

const day = 86_400_000;

describe.each(databases())("price drops on $name", ({ boot }) => {
  const app = historyApp(boot);
  const start = Date.now();

  const send = (reference: string, price: number, fields: object = {}) =>
    app.listings.send({
      source: "crm",
      properties: [listingItem(reference, { price, createdAt: since, ...fields })],
    });

  const dropOf = async (reference: string) => {
    const listing = (await app.listings.feed()).listings.find(({ recordFile }) => recordFile === reference);
    if (!listing) throw new Error(`the feed has no ${reference}`);
    return listing.priceDrop;
  };

  it("A7 PROP-8 nothing shows for a listing whose price is unchanged, or that is new", async () => {
    for (const reference of ["D-1", "D-2", "D-3"]) await send(reference, 425_000, { recordFile: reference });
    await app.runNow(start);
    expect(await dropOf("D-1")).toBeNull();
  });

  it("A7 a drop shows the old price and its date, and the site gets the listing again", async () => {
    await send("D-1", 399_000, { recordFile: "D-1" });
    const { revision } = await app.listings.feed();
    expect(await dropOf("D-1")).toBeNull();
    await app.runNow(start + 10 * day);
    const received = await app.listings.feed(revision);
    expect(received.listings.map(({ recordFile }) => recordFile)).toEqual(["D-1"]);
    expect(await dropOf("D-1")).toEqual({
      before: 425_000,
      after: 399_000,
      on: new Date(start + 10 * day).toISOString(),
    });
    // Its own writes are not changes, so it comes to rest.
    await app.runNow(start + 10 * day);
    expect((await app.listings.feed((await app.listings.feed()).revision)).listings).toEqual([]);
  });

  it("A7 PROP-8 a hidden price is never revealed, nor one that was hidden when it changed", async () => {
    await send("D-2", 425_000, { recordFile: "D-2", publishPrice: false });
    await app.runNow(start + day);
    await send("D-2", 399_000, { recordFile: "D-2", publishPrice: false });
    await app.runNow(start + 10 * day);
    expect(
      JSON.stringify((await app.listings.feed()).listings.filter(({ recordFile }) => recordFile === "D-2")),
    ).not.toMatch(/425000|399000/);
    await send("D-2", 399_000, { recordFile: "D-2" });
    await app.runNow(start + 20 * day);
    expect(await dropOf("D-2")).toBeNull();
    await send("D-1", 399_000, { recordFile: "D-1", publishPrice: false });
    expect(await dropOf("D-1")).toBeNull();
  });

  it("A7 a rise is shown to nobody", async () => {
    await send("D-3", 450_000, { recordFile: "D-3" });
    await app.runNow(start + 10 * day);
    expect(await dropOf("D-3")).toBeNull();
  });

  const earlier = (reference: string, fields: object = {}) => ({
    ...{ property: reference, at: new Date(start - 20 * day).toISOString(), before: 460_000, after: 425_000 },
    ...{ published: true },
    ...fields,
  });
  const sendPrices = (...prices: object[]) => app.api.send({ source: "crm", prices });

  it("A7 OWNER-7 an earlier drop can be imported, once, also for a listing still unknown", async () => {
    for (const reference of ["D-4", "D-5"]) await send(reference, 425_000, { recordFile: reference });
    expect(lines(await sendPrices(earlier("D-4")))).toEqual([
      `price D-4 ${new Date(start - 20 * day).toISOString()} created`,
    ]);
    await app.runNow(start);
    const visibleDrop = { before: 460_000, after: 425_000, on: new Date(start - 20 * day).toISOString() };
    expect(await dropOf("D-4")).toEqual(visibleDrop);
    const { revision } = await app.listings.feed();
    await sendPrices(earlier("D-5"));
    // The CMS sends a known listing to the site again at once.
    expect((await app.listings.feed(revision)).listings.map(({ recordFile }) => recordFile)).toEqual(["D-5"]);
    expect(await dropOf("D-5")).toEqual(visibleDrop);
    // The same two prices, dated by another clock, are the same change.
    const again = earlier("D-5", { at: new Date(start - 18 * day).toISOString() });
    expect((await sendPrices(again)).summary).toMatchObject({ unchanged: 1, created: 0 });
    expect(await dropOf("D-5")).toEqual(visibleDrop);
    // A later change that the CMS recorded itself stays the last one, in whatever order they arrive.
    await send("D-5", 450_000, { recordFile: "D-5" });
    await app.runNow(start + 10 * day);
    expect(await dropOf("D-5")).toBeNull();
    await sendPrices(earlier("D-5", { before: 470_000, after: 460_000, at: new Date(start - 60 * day).toISOString() }));
    expect(await dropOf("D-5")).toBeNull();
  });

  it("A7 an unpublished price is visible to its owner only, and an invalid one is rejected beside its field", async () => {
    await send("D-6", 425_000, { recordFile: "D-6" });
    await app.runNow(start);
    await sendPrices(earlier("D-6", { published: undefined }));
    expect(await dropOf("D-6")).toBeNull();
    const rejected = await sendPrices(
      earlier("D-7"),
      earlier("D-6", { after: 460_000 }),
      earlier("D-6", { before: "much" }),
      earlier("D-6", { before: -5 }),
      earlier("D-6", { at: new Date(Date.now() + 3 * day).toISOString() }),
      earlier("D-6", { was: 1 }),
    );
    expect(rejected.results.map(({ outcome, errors }) => [outcome, ...errors.map(({ field }) => field)])).toEqual([
      ["refused", "property"],
      ["refused", "after"],
      ["refused", "before"],
      ["refused", "before"],
      ["refused", "at"],
      ["refused", expect.any(String)],
    ]);
  });

  it("A7 a drop by staff in the admin shows like an imported one", async () => {
    await send("D-8", 425_000, { recordFile: "D-8" });
    await app.runNow(start);
    const rows = "/content-manager/collection-types/plugin::properties.property";
    const { json } = await app.staff.call(`${rows}?filters[reference][$eq]=D-8&pageSize=1`);
    const [row] = z.object({ results: z.array(z.looseObject({ documentId: z.string() })) }).parse(json).results;
    const { status } = await app.staff.call(`${rows}/${row?.documentId}`, "PUT", { price: 409_000 });
    expect(status).toBe(200);
    await app.runNow(start + 10 * day);
    expect(await dropOf("D-8")).toMatchObject({ before: 425_000, after: 409_000 });
    // The source keeps sending the old price: the staff's price and the drop remain.
    await send("D-8", 425_000, { recordFile: "D-8" });
    await app.runNow(start + 11 * day);
    expect(await dropOf("D-8")).toMatchObject({ before: 425_000, after: 409_000 });
  });

  const offerEndOf = async (reference: string) =>
    (await app.listings.feed()).listings.find(({ recordFile }) => recordFile === reference)?.offerEnd;
  const daysFrom = (from: string, to: number) =>
    (Date.parse(belgianDay(new Date(to))) - Date.parse(belgianDay(new Date(from)))) / day;

  it("PROP-10 a listing that is sold says when and after how many days, whoever says so; one imported sold does not", async () => {
    const marquees = [{ value: 2, label: "Verkocht", state: "sold" }];
    const data: object = { agencyName: "Gevel", propertyList: { pageSize: 24, soldStatus: "ok-200", marquees } };
    await app.cms.strapi
      .documents("api::site-config.site-config")
      .create({ locale: fallbackLanguage, data, status: "published" });
    await send("D-9", 425_000, { recordFile: "D-9" });
    await send("D-10", 425_000, { recordFile: "D-10", marquee: 2 });
    await app.runNow(start);
    await send("D-9", 425_000, { recordFile: "D-9", marquee: 2 });
    const { revision } = await app.listings.feed();
    await app.runNow(start + 10 * day);
    // The site gets it again: the date comes after the state.
    expect((await app.listings.feed(revision)).listings.map(({ recordFile }) => recordFile)).toEqual(["D-9"]);
    const ended = start + 10 * day;
    expect(await offerEndOf("D-9")).toEqual({ on: belgianDay(new Date(ended)), days: daysFrom(since, ended) });
    expect(await offerEndOf("D-10")).toBeNull();
    // Back on the market, by staff, it was never sold.
    const rows = "/content-manager/collection-types/plugin::properties.property";
    const { json } = await app.staff.call(`${rows}?filters[reference][$eq]=D-9&pageSize=1`);
    const [row] = z.object({ results: z.array(z.looseObject({ documentId: z.string() })) }).parse(json).results;
    const mark = async (marquee: number, at: number) => {
      expect((await app.staff.call(`${rows}/${row?.documentId}`, "PUT", { marquee })).status).toBe(200);
      await app.runNow(at);
    };
    await mark(0, start + 11 * day);
    expect(await offerEndOf("D-9")).toBeNull();
    await mark(2, start + 12 * day);
    expect(await offerEndOf("D-9")).toMatchObject({ on: belgianDay(new Date(start + 12 * day)) });
  });

  it("PROP-10 OWNER-7 an earlier sale can be imported, once, before and after the listing is tracked", async () => {
    const sold = (reference: string) => send(reference, 425_000, { recordFile: reference, marquee: 2 });
    const at = new Date(Date.parse(since) + 30 * day).toISOString();
    const sendEnds = (...ends: object[]) => app.api.send({ source: "crm", ends });
    await sold("D-11");
    await sold("D-12");
    expect(lines(await sendEnds({ property: "D-11", at }))).toEqual([`end D-11 ${at} created`]);
    expect((await sendEnds({ property: "D-11", at })).summary).toMatchObject({ unchanged: 1 });
    await app.runNow(start + 13 * day);
    const expected = { on: belgianDay(new Date(at)), days: 30 };
    expect(await offerEndOf("D-11")).toEqual(expected);
    expect(await offerEndOf("D-12")).toBeNull();
    const { revision } = await app.listings.feed();
    await sendEnds({ property: "D-12", at });
    expect((await app.listings.feed(revision)).listings.map(({ recordFile }) => recordFile)).toEqual(["D-12"]);
    expect(await offerEndOf("D-12")).toEqual(expected);
    // What is known stays, whatever a second program says.
    const other = new Date(Date.parse(at) + day).toISOString();
    expect((await sendEnds({ property: "D-12", at: other })).summary).toMatchObject({ unchanged: 1 });
    const { results } = await sendEnds(
      { property: "D-1", at },
      { property: "D-99", at },
      { property: "D-12", at: new Date(Date.parse(since) - 2 * day).toISOString() },
      { property: "D-12", at: new Date(Date.now() + 3 * day).toISOString() },
    );
    expect(results.map(({ outcome, errors }) => [outcome, ...errors.map(({ field }) => field)])).toEqual([
      ["refused", "property"],
      ["refused", "property"],
      ["refused", "at"],
      ["refused", "at"],
    ]);
  });
});
