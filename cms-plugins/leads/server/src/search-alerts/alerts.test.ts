import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { nextDigest, followChanges } from "./follow-changes.js";
import { queueAlertMails, searchAlertsJob } from "./search-alerts-job.js";
import { itemsInMail } from "./compose-alert.js";
import { listingIds, openTestApp } from "./app.fixture.js";
import { listingOf } from "./items.fixture.js";

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeEach(async () => {
  app = await openTestApp();
  // The first run records the existing listings.
  await searchAlertsJob.once(app.strapi);
});
afterEach(() => app.close());

const numbers = (many: number, first = 1) => Array.from({ length: many }, (_, at) => first + at);

describe("FORM-9 alerts", () => {
  it.each([0, 1, 14, 50, 51, 500])("FORM-9 %i matching listings are mailed once each, in one mail", async (many) => {
    await app.subscribe();
    await app.change(
      listingOf(9_001, { webId: 2 }),
      listingOf(9_002, { goal: 1 }),
      listingOf(9_003, { zip: "9000", city: "Gent" }),
    );
    if (many > 0) await app.change(...numbers(many).map((id) => listingOf(id)));
    await searchAlertsJob.once(app.strapi);
    const mails = await app.send();
    expect(listingIds(mails)).toEqual(numbers(Math.min(many, itemsInMail)));
    expect(mails).toHaveLength(many > 0 ? 1 : 0);
    if (many > 1) expect(mails[0]?.subject).toBe(`${many} woningen voor u`);
    const left = many - itemsInMail;
    const list = "https://agency.example/nl/te-koop/?city=antwerpen%7C2000&type=1";
    const more = left > 0 ? [`En nog ${left} ${left === 1 ? "woning" : "woningen"} te koop: ${list}`] : [];
    expect(mails.flatMap(({ text }) => text.match(/^En nog .*$/gm) ?? [])).toEqual(more);
    expect(await app.mailed()).toEqual([]);
  });

  it("FORM-12 skip an unconfirmed address, and later what changed before its confirmation", async () => {
    const lead = await app.signUp();
    await app.change(listingOf(1));
    expect(await app.mailed()).toEqual([]);
    await app.apply(lead, "confirm");
    expect(await app.mailed()).toEqual([]);
    await app.change(listingOf(1, { description: { nl: "<p>Anders</p>" } }), listingOf(2));
    expect(await app.mailed()).toEqual([2]);
  });

  it("FORM-9 skip the listings of the first run", async () => {
    const other = await openTestApp();
    await other.change(...numbers(600).map((id) => listingOf(id)));
    const lead = await other.signUp();
    await other.apply(lead, "confirm");
    await searchAlertsJob.once(other.strapi);
    await other.change(listingOf(5, { description: { nl: "<p>Anders</p>" } }));
    await searchAlertsJob.once(other.strapi);
    expect(listingIds(await other.send())).toEqual([]);
    await other.close();
  });

  it("FORM-9 skip the first import of a source, but mail its later price drops", async () => {
    await app.subscribe();
    await app.firstImport(...numbers(120).map((id) => listingOf(id)));
    // A picture that is ready later is a change of its own.
    await app.change(listingOf(1));
    expect(await app.mailed()).toEqual([]);
    await app.change(listingOf(1), listingOf(2, { price: 250_000 }), listingOf(121));
    expect(await app.mailed()).toEqual([2, 121]);
  });

  it("FORM-9 mail a price drop once, a rise never", async () => {
    await app.subscribe();
    await app.change(listingOf(1));
    expect(await app.mailed()).toEqual([1]);
    await app.change(listingOf(1, { price: 320_000 }));
    expect(await app.mailed()).toEqual([]);
    await app.change(listingOf(1, { price: 300_000 }));
    expect(await app.mailed()).toEqual([]);
    await app.change(listingOf(1, { price: 290_000 }));
    await searchAlertsJob.once(app.strapi);
    const [mail] = await app.send();
    expect(mail?.subject).toBe("Nieuwe prijs: Woning 1");
    await app.change(listingOf(1, { price: 310_000 }));
    await app.change(listingOf(1, { price: 290_000 }));
    expect(await app.mailed()).toEqual([]);
  });

  it("FORM-9 mail a listing whose price comes within the budget", async () => {
    await app.subscribe({ maxPrice: "250000" });
    await app.change(listingOf(1));
    expect(await app.mailed()).toEqual([]);
    await app.change(listingOf(1, { price: 250_000 }));
    expect(await app.mailed()).toEqual([1]);
  });

  it("FORM-9 skip a listing that returns unchanged, and mail one that returns for less", async () => {
    await app.subscribe();
    await app.change(listingOf(1), listingOf(2));
    expect(await app.mailed()).toEqual([1, 2]);
    await app.change(1, listingOf(2, { marquee: 4 }));
    expect(await app.mailed()).toEqual([]);
    await app.change(listingOf(1), listingOf(2));
    expect(await app.mailed()).toEqual([]);
    await app.change(1);
    await app.mailed();
    await app.change(listingOf(1, { price: 280_000 }));
    expect(await app.mailed()).toEqual([1]);
  });

  it("FORM-9 never mail a sold listing, however late the sale is known", async () => {
    await app.subscribe();
    await app.change(listingOf(1, { marquee: 4 }), listingOf(2), listingOf(3));
    await searchAlertsJob.once(app.strapi);
    // Sold and withdrawn between the match and the mail.
    await app.change(listingOf(2, { marquee: 4 }), 3);
    await searchAlertsJob.once(app.strapi);
    expect(await app.send()).toEqual([]);
    await app.change(listingOf(1));
    expect(await app.mailed()).toEqual([1]);
  });

  it("FORM-9 combine a day's listings in one mail at half past seven", async () => {
    await app.subscribe({ alertsFrequency: "daily" });
    await app.change(listingOf(1));
    expect(await app.mailed()).toEqual([]);
    await app.change(listingOf(2));
    expect(await app.mailed()).toEqual([]);
    const digest = nextDigest(new Date()).getTime();
    expect(await app.mailed(digest - 1)).toEqual([]);
    await searchAlertsJob.once(app.strapi, digest);
    const mails = await app.send();
    expect([mails.length, listingIds(mails)]).toEqual([1, [1, 2]]);
    expect(mails[0]?.subject).toBe("2 woningen voor u");
    expect(await app.mailed(digest + 86_400_000)).toEqual([]);
  });

  it("FORM-9 mail each listing once, though the worker is killed at any step", async () => {
    await app.subscribe();
    await app.change(...numbers(700).map((id) => listingOf(id)));
    let broken = 0;
    const subjects: string[] = [];
    // The worker dies at another statement each time, until it completes.
    for (let dies = 3; dies < 20_000; dies += 7) {
      let left = dies;
      const fail = () => {
        if (--left === 0) throw new Error("killed");
      };
      app.strapi.db.connection.on("start", fail);
      const done = await searchAlertsJob.once(app.strapi).catch(() => false);
      app.strapi.db.connection.removeListener("start", fail);
      // The process died without releasing its lease.
      await app.strapi.db.connection("gevel_jobs").update({ held_until: 0 });
      subjects.push(...(await app.send()).map(({ subject }) => subject));
      if (done) break;
      broken += 1;
    }
    expect(broken).toBeGreaterThan(5);
    expect(subjects).toEqual(["700 woningen voor u"]);
  });

  it("FORM-9 wait for a running import and mail its listings together", async () => {
    await app.subscribe();
    app.state.isImporting = true;
    await app.change(listingOf(1));
    expect(await app.mailed()).toEqual([]);
    await app.change(listingOf(2));
    expect(await app.mailed()).toEqual([]);
    app.state.isImporting = false;
    await searchAlertsJob.once(app.strapi);
    expect((await app.send()).map(({ text }) => text.match(/te-koop\/antwerpen\/\d/g)?.length)).toEqual([2]);
  });

  it("FORM-9 wait for an import that changes a listing after the run", async () => {
    await app.subscribe();
    await app.change(listingOf(1));
    await followChanges(app.strapi, () => true);
    await app.change(listingOf(2));
    await queueAlertMails(app.strapi, Date.now(), () => true);
    expect(await app.send()).toEqual([]);
    expect(await app.mailed()).toEqual([1, 2]);
  });

  it("FORM-9 wait a quarter of an hour at most for an import without an end", async () => {
    await app.subscribe();
    app.state.isImporting = true;
    await app.change(listingOf(1));
    expect(await app.mailed()).toEqual([]);
    expect(await app.mailed(Date.now() + 14 * 60_000)).toEqual([]);
    expect(await app.mailed(Date.now() + 16 * 60_000)).toEqual([1]);
  });

  it("FORM-9 mail each listing once when two workers run at the same time", async () => {
    await app.subscribe();
    await app.change(...numbers(300).map((id) => listingOf(id)));
    await Promise.all([
      searchAlertsJob.once(app.strapi),
      searchAlertsJob.once(app.strapi),
      searchAlertsJob.once(app.strapi),
    ]);
    expect((await app.send()).map(({ subject }) => subject)).toEqual(["300 woningen voor u"]);
    expect(await app.mailed()).toEqual([]);
  });

  it("FORM-9 accept a saved search for an unknown type or for a zone without listings", async () => {
    await app.subscribe({ propertyTypes: ["99"] });
    await app.subscribe({ zones: ["municipality:91114"] });
    await app.change(listingOf(1), listingOf(2, { zip: "6927", city: "Tellin" }));
    expect(await app.mailed()).toEqual([]);
  });
});
