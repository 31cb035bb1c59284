import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { nextDigest } from "./digest-time.js";
import { followChanges } from "./follow-changes.js";
import { gatherMails } from "./gather-mails.js";
import { itemsInMail } from "./compose-alert.js";
import { homesIn, openHouse } from "./house.fixture.js";
import { homeOf } from "./items.fixture.js";
import { lookForMatches } from "./watch-alerts.js";

let house: Awaited<ReturnType<typeof openHouse>>;
beforeEach(async () => {
  house = await openHouse();
  // The first look takes in what there is.
  await lookForMatches(house.strapi);
});
afterEach(() => house.close());

const numbers = (many: number, first = 1) => Array.from({ length: many }, (_, at) => first + at);

describe("FORM-9 alerts", () => {
  it.each([0, 1, 14, 50, 51, 500])("FORM-9 %i matching homes arrive once each, in one mail", async (many) => {
    await house.wished();
    await house.change(
      homeOf(9_001, { webId: 2 }),
      homeOf(9_002, { goal: 1 }),
      homeOf(9_003, { zip: "9000", city: "Gent" }),
    );
    if (many > 0) await house.change(...numbers(many).map((id) => homeOf(id)));
    await lookForMatches(house.strapi);
    const mails = await house.send();
    expect(homesIn(mails)).toEqual(numbers(Math.min(many, itemsInMail)));
    expect(mails).toHaveLength(many > 0 ? 1 : 0);
    if (many > 1) expect(mails[0]?.subject).toBe(`${many} woningen voor u`);
    const left = many - itemsInMail;
    const list = "https://agency.example/nl/te-koop/?city=antwerpen%7C2000&type=1";
    const more = left > 0 ? [`En nog ${left} ${left === 1 ? "woning" : "woningen"} te koop: ${list}`] : [];
    expect(mails.flatMap(({ text }) => text.match(/^En nog .*$/gm) ?? [])).toEqual(more);
    expect(await house.told()).toEqual([]);
  });

  it("FORM-12 tells nothing to an address that was not confirmed, and afterwards nothing of before", async () => {
    const lead = await house.ask();
    await house.change(homeOf(1));
    expect(await house.told()).toEqual([]);
    await house.does(lead, "confirm");
    expect(await house.told()).toEqual([]);
    await house.change(homeOf(1, { description: { nl: "<p>Anders</p>" } }), homeOf(2));
    expect(await house.told()).toEqual([2]);
  });

  it("FORM-9 tells nothing of what was there at the first look", async () => {
    const other = await openHouse();
    await other.change(...numbers(600).map((id) => homeOf(id)));
    const lead = await other.ask();
    await other.does(lead, "confirm");
    await lookForMatches(other.strapi);
    await other.change(homeOf(5, { description: { nl: "<p>Anders</p>" } }));
    await lookForMatches(other.strapi);
    expect(homesIn(await other.send())).toEqual([]);
    await other.close();
  });

  it("FORM-9 tells nothing of what the first import of a source brought, but of its later drop of the price", async () => {
    await house.wished();
    await house.firstImport(...numbers(120).map((id) => homeOf(id)));
    // A picture that is ready later is a change of its own.
    await house.change(homeOf(1));
    expect(await house.told()).toEqual([]);
    await house.change(homeOf(1), homeOf(2, { price: 250_000 }), homeOf(121));
    expect(await house.told()).toEqual([2, 121]);
  });

  it("FORM-9 tells of a drop of the price once, of a rise never", async () => {
    await house.wished();
    await house.change(homeOf(1));
    expect(await house.told()).toEqual([1]);
    await house.change(homeOf(1, { price: 320_000 }));
    expect(await house.told()).toEqual([]);
    await house.change(homeOf(1, { price: 300_000 }));
    expect(await house.told()).toEqual([]);
    await house.change(homeOf(1, { price: 290_000 }));
    await lookForMatches(house.strapi);
    const [mail] = await house.send();
    expect(mail?.subject).toBe("Nieuwe prijs: Woning 1");
    await house.change(homeOf(1, { price: 310_000 }));
    await house.change(homeOf(1, { price: 290_000 }));
    expect(await house.told()).toEqual([]);
  });

  it("FORM-9 tells of a home whose price comes within reach", async () => {
    await house.wished({ maxPrice: "250000" });
    await house.change(homeOf(1));
    expect(await house.told()).toEqual([]);
    await house.change(homeOf(1, { price: 250_000 }));
    expect(await house.told()).toEqual([1]);
  });

  it("FORM-9 a home that leaves and returns as it was is no news, one that returns for less is", async () => {
    await house.wished();
    await house.change(homeOf(1), homeOf(2));
    expect(await house.told()).toEqual([1, 2]);
    await house.change(1, homeOf(2, { marquee: 4 }));
    expect(await house.told()).toEqual([]);
    await house.change(homeOf(1), homeOf(2));
    expect(await house.told()).toEqual([]);
    await house.change(1);
    await house.told();
    await house.change(homeOf(1, { price: 280_000 }));
    expect(await house.told()).toEqual([1]);
  });

  it("FORM-9 never tells of a home that is sold, however late that is known", async () => {
    await house.wished();
    await house.change(homeOf(1, { marquee: 4 }), homeOf(2), homeOf(3));
    await lookForMatches(house.strapi);
    // Sold and withdrawn between the match and the mail.
    await house.change(homeOf(2, { marquee: 4 }), 3);
    await lookForMatches(house.strapi);
    expect(await house.send()).toEqual([]);
    await house.change(homeOf(1));
    expect(await house.told()).toEqual([1]);
  });

  it("FORM-9 gathers a day's homes in one mail at half past seven", async () => {
    await house.wished({ alertsFrequency: "daily" });
    await house.change(homeOf(1));
    expect(await house.told()).toEqual([]);
    await house.change(homeOf(2));
    expect(await house.told()).toEqual([]);
    const digest = nextDigest(new Date()).getTime();
    expect(await house.told(digest - 1)).toEqual([]);
    await lookForMatches(house.strapi, digest);
    const mails = await house.send();
    expect([mails.length, homesIn(mails)]).toEqual([1, [1, 2]]);
    expect(mails[0]?.subject).toBe("2 woningen voor u");
    expect(await house.told(digest + 86_400_000)).toEqual([]);
  });

  it("FORM-9 a worker that is killed anywhere tells each home once all the same", async () => {
    await house.wished();
    await house.change(...numbers(700).map((id) => homeOf(id)));
    let broken = 0;
    const subjects: string[] = [];
    // Each time another statement of the worker is the one that it dies at, until it gets through.
    for (let dies = 3; ; dies += 7) {
      let left = dies;
      const fail = () => {
        if (--left === 0) throw new Error("killed");
      };
      house.strapi.db.connection.on("start", fail);
      const done = await lookForMatches(house.strapi).catch(() => false);
      house.strapi.db.connection.removeListener("start", fail);
      // Its lease was not left where it died.
      await house.strapi.db.connection("gevel_alert_work").update({ held_until: 0 });
      subjects.push(...(await house.send()).map(({ subject }) => subject));
      if (done) break;
      broken += 1;
    }
    expect(broken).toBeGreaterThan(5);
    expect(subjects).toEqual(["700 woningen voor u"]);
  });

  it("FORM-9 homes of an import that is running wait for its end and come in one mail", async () => {
    await house.wished();
    house.state.isImporting = true;
    await house.change(homeOf(1));
    expect(await house.told()).toEqual([]);
    await house.change(homeOf(2));
    expect(await house.told()).toEqual([]);
    house.state.isImporting = false;
    await lookForMatches(house.strapi);
    expect((await house.send()).map(({ text }) => text.match(/te-koop\/antwerpen\/\d/g)?.length)).toEqual([2]);
  });

  it("FORM-9 an import that changes something after the look is waited for", async () => {
    await house.wished();
    await house.change(homeOf(1));
    await followChanges(house.strapi, () => true);
    await house.change(homeOf(2));
    await gatherMails(house.strapi, Date.now(), () => true);
    expect(await house.send()).toEqual([]);
    expect(await house.told()).toEqual([1, 2]);
  });

  it("FORM-9 an import without an end holds no mail for more than a quarter of an hour", async () => {
    await house.wished();
    house.state.isImporting = true;
    await house.change(homeOf(1));
    expect(await house.told()).toEqual([]);
    expect(await house.told(Date.now() + 14 * 60_000)).toEqual([]);
    expect(await house.told(Date.now() + 16 * 60_000)).toEqual([1]);
  });

  it("FORM-9 two that look at the same time tell each home once", async () => {
    await house.wished();
    await house.change(...numbers(300).map((id) => homeOf(id)));
    await Promise.all([lookForMatches(house.strapi), lookForMatches(house.strapi), lookForMatches(house.strapi)]);
    expect((await house.send()).map(({ subject }) => subject)).toEqual(["300 woningen voor u"]);
    expect(await house.told()).toEqual([]);
  });

  it("FORM-9 a wish of before a type was there, or for a place without a home, waits without a fault", async () => {
    await house.wished({ propertyTypes: ["99"] });
    await house.wished({ zones: ["municipality:91114"] });
    await house.change(homeOf(1), homeOf(2, { zip: "6927", city: "Tellin" }));
    expect(await house.told()).toEqual([]);
  });
});
