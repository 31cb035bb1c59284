import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { table } from "@gevel/kit";
import { readBehindLink, changeBehindLink } from "../subscriptions/answer-link.js";
import { endOfAddress } from "../subscriptions/change-subscription.js";
import { linkSecret, linkToken } from "../subscriptions/signed-links.js";
import { subscriptionsPlace } from "../subscriptions/subscriptions-place.js";
import { alertTable } from "./alert-tables.js";
import { homeOf, homesIn, openHouse } from "./house.fixture.js";
import { homesInMail } from "./gather-mails.js";
import { nextDigest } from "./digest-time.js";
import { lookForMatches } from "./watch-alerts.js";

let house: Awaited<ReturnType<typeof openHouse>>;
beforeEach(async () => {
  house = await openHouse();
  // The first look takes in what there is.
  await lookForMatches(house.strapi);
});
afterEach(() => house.close());

const numbers = (many: number, first = 1) => Array.from({ length: many }, (_, at) => first + at);
const told = async (now?: number) => {
  await lookForMatches(house.strapi, now);
  return homesIn(await house.send());
};
const wished = async (data: Record<string, string | string[]> = {}) => {
  const lead = await house.ask(data);
  await house.does(lead, "confirm");
  return lead;
};

describe("FORM-9 alerts", () => {
  it.each([0, 1, 14, 50, 51, 500])("FORM-9 of %i matching homes exactly as many arrive, once each", async (many) => {
    await wished();
    await house.change(
      homeOf(9_001, { webId: 2 }),
      homeOf(9_002, { goal: 1 }),
      homeOf(9_003, { zip: "9000", city: "Gent" }),
    );
    if (many > 0) await house.change(...numbers(many).map((id) => homeOf(id)));
    await lookForMatches(house.strapi);
    const mails = await house.send();
    expect(homesIn(mails)).toEqual(numbers(many));
    expect(mails).toHaveLength(Math.ceil(many / homesInMail));
    expect(await told()).toEqual([]);
  });

  it("FORM-12 tells nothing to an address that was not confirmed, and afterwards nothing of before", async () => {
    const lead = await house.ask();
    await house.change(homeOf(1));
    expect(await told()).toEqual([]);
    await house.does(lead, "confirm");
    expect(await told()).toEqual([]);
    await house.change(homeOf(1, { description: { nl: "<p>Anders</p>" } }), homeOf(2));
    expect(await told()).toEqual([2]);
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

  it("FORM-9 tells of a drop of the price once, of a rise never", async () => {
    await wished();
    await house.change(homeOf(1));
    expect(await told()).toEqual([1]);
    await house.change(homeOf(1, { price: 320_000 }));
    expect(await told()).toEqual([]);
    await house.change(homeOf(1, { price: 300_000 }));
    expect(await told()).toEqual([]);
    await house.change(homeOf(1, { price: 290_000 }));
    await lookForMatches(house.strapi);
    const [mail] = await house.send();
    expect(mail?.subject).toBe("Nieuwe prijs: Woning 1");
    await house.change(homeOf(1, { price: 310_000 }));
    await house.change(homeOf(1, { price: 290_000 }));
    expect(await told()).toEqual([]);
  });

  it("FORM-9 tells of a home whose price comes within reach", async () => {
    await wished({ maxPrice: "250000" });
    await house.change(homeOf(1));
    expect(await told()).toEqual([]);
    await house.change(homeOf(1, { price: 250_000 }));
    expect(await told()).toEqual([1]);
  });

  it("FORM-9 a home that leaves and returns as it was is no news, one that returns for less is", async () => {
    await wished();
    await house.change(homeOf(1), homeOf(2));
    expect(await told()).toEqual([1, 2]);
    await house.change(1, homeOf(2, { marquee: 4 }));
    expect(await told()).toEqual([]);
    await house.change(homeOf(1), homeOf(2));
    expect(await told()).toEqual([]);
    await house.change(1);
    await told();
    await house.change(homeOf(1, { price: 280_000 }));
    expect(await told()).toEqual([1]);
  });

  it("FORM-9 never tells of a home that is sold, however late that is known", async () => {
    await wished();
    await house.change(homeOf(1, { marquee: 4 }), homeOf(2), homeOf(3));
    await lookForMatches(house.strapi);
    // Sold and withdrawn between the match and the mail.
    await house.change(homeOf(2, { marquee: 4 }), 3);
    await lookForMatches(house.strapi);
    expect(await house.send()).toEqual([]);
    await house.change(homeOf(1));
    expect(await told()).toEqual([1]);
  });

  it("FORM-9 gathers a day's homes in one mail at half past seven", async () => {
    await wished({ alertsFrequency: "daily" });
    await house.change(homeOf(1));
    expect(await told()).toEqual([]);
    await house.change(homeOf(2));
    expect(await told()).toEqual([]);
    const digest = nextDigest(new Date()).getTime();
    expect(await told(digest - 1)).toEqual([]);
    await lookForMatches(house.strapi, digest);
    const mails = await house.send();
    expect([mails.length, homesIn(mails)]).toEqual([1, [1, 2]]);
    expect(mails[0]?.subject).toBe("2 woningen voor u");
    expect(await told(digest + 86_400_000)).toEqual([]);
  });

  it("FORM-9 a worker that is killed anywhere tells each home once all the same", async () => {
    await wished();
    await house.change(...numbers(700).map((id) => homeOf(id)));
    let broken = 0;
    const seen: number[] = [];
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
      seen.push(...homesIn(await house.send()));
      if (done) break;
      broken += 1;
    }
    expect(broken).toBeGreaterThan(5);
    expect(seen.toSorted((a, b) => a - b)).toEqual(numbers(700));
  });

  it("FORM-9 two that look at the same time tell each home once", async () => {
    await wished();
    await house.change(...numbers(300).map((id) => homeOf(id)));
    await Promise.all([lookForMatches(house.strapi), lookForMatches(house.strapi), lookForMatches(house.strapi)]);
    expect(await told()).toEqual(numbers(300));
  });

  it("FORM-9 a wish of before a type was there, or for a place without a home, waits without a fault", async () => {
    await wished({ propertyTypes: ["99"] });
    await wished({ zones: ["municipality:91114"] });
    await house.change(homeOf(1), homeOf(2, { zip: "6927", city: "Tellin" }));
    expect(await told()).toEqual([]);
  });

  it("FORM-9 each wish has its own, and ends by the mail's own link alone", async () => {
    const first = await wished();
    const second = await wished();
    await house.change(homeOf(1));
    await lookForMatches(house.strapi);
    const mails = await house.send();
    expect(mails.map(({ to }) => to)).toEqual([["lead-1@example.org"], ["lead-2@example.org"]]);
    expect(mails[0]?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const [, token = ""] = /subscription\/([^/]+)\/>/.exec(mails[0]?.headers?.["List-Unsubscribe"] ?? "") ?? [];
    const now = Date.now();
    await changeBehindLink(house.strapi, { token, change: "erase" }, now);
    await changeBehindLink(house.strapi, { token, change: "end" }, now);
    await changeBehindLink(house.strapi, { token, change: "end" }, now);
    expect((await house.rowOf(first)).ended_at).toBe(now);
    expect((await house.rowOf(second)).ended_at).toBeNull();
    await house.change(homeOf(2));
    await lookForMatches(house.strapi);
    expect((await house.send()).map(({ to }) => to)).toEqual([["lead-2@example.org"]]);
  });

  it("FORM-12 a pause tells nothing, then or afterwards, and an erased wish leaves nothing behind", async () => {
    const lead = await wished();
    await house.does(lead, "pause");
    await house.change(homeOf(1));
    expect(await told()).toEqual([]);
    await house.does(lead, "resume");
    await house.change(homeOf(2));
    await lookForMatches(house.strapi);
    await house.does(lead, "erase");
    expect(await house.send()).toEqual([]);
    for (const name of [alertTable, "gevel_alert_mails", "gevel_subscriptions", "gevel_outbox"])
      expect(await table(house.strapi, house.strapi.db.connection, name).select("*"), name).toEqual([]);
  });

  it("FORM-12 what came during a pause is not told, also where nobody had looked before it ended", async () => {
    const lead = await wished();
    await house.does(lead, "pause");
    await house.change(homeOf(1));
    await house.does(lead, "resume");
    expect(await told()).toEqual([]);
    await house.change(homeOf(2));
    expect(await told()).toEqual([2]);
  });

  it("FORM-12 what waited for the day's mail waits through a pause", async () => {
    const lead = await wished({ alertsFrequency: "daily" });
    await house.change(homeOf(1));
    await told();
    await house.does(lead, "pause");
    const digest = nextDigest(new Date()).getTime();
    expect(await told(digest)).toEqual([]);
    await house.does(lead, "resume");
    expect(await told(digest)).toEqual([1]);
  });

  it("FORM-12 an address that unsubscribes is mailed nothing that was already under way", async () => {
    await wished();
    await house.change(homeOf(1));
    await lookForMatches(house.strapi);
    await endOfAddress(house.strapi, "Lead-1@Example.org", Date.now());
    expect(await house.send()).toEqual([]);
    await subscriptionsPlace.erase?.(house.strapi, { address: "lead-1@example.org", leads: [], reason: "asked" });
    expect(await house.strapi.db.connection("gevel_subscriptions").select("*")).toEqual([]);
  });
});

describe("FORM-12 the link that confirms", () => {
  const confirmLink = (lead: string, until: number) =>
    linkToken(linkSecret(house.strapi), { purpose: "confirm", subject: lead, until });
  const later = Date.now() + 1_000_000;

  it("FORM-12 confirms nothing by being looked at, and keeps the day and the words once it is used", async () => {
    const lead = await house.ask();
    const token = confirmLink(lead, later);
    const looked = await readBehindLink(house.strapi, token, Date.now());
    expect(looked).toMatchObject({ purpose: "confirm", expired: false, manage: "", email: "l…@example.org" });
    expect((await house.rowOf(lead)).confirmed_at).toBeNull();
    const now = Date.now();
    const done = await changeBehindLink(house.strapi, { token, change: "confirm" }, now);
    expect(done?.subscriptions).toMatchObject([{ kind: "alerts", state: "running", frequency: "at-once" }]);
    expect(await house.rowOf(lead)).toMatchObject({ confirmed_at: now, text_version: "2026-11" });
    const again = await changeBehindLink(house.strapi, { token, change: "confirm" }, now + 5);
    expect((await house.rowOf(lead)).confirmed_at).toBe(now);
    expect(await readBehindLink(house.strapi, again?.manage ?? "", now)).toMatchObject({ purpose: "manage" });
  });

  it("FORM-12 does nothing after its time, and nothing but confirm", async () => {
    const lead = await house.ask();
    const late = await changeBehindLink(house.strapi, { token: confirmLink(lead, 5), change: "confirm" }, Date.now());
    expect(late).toMatchObject({ expired: true, manage: "" });
    await changeBehindLink(house.strapi, { token: confirmLink(lead, later), change: "end" }, Date.now());
    expect(await house.rowOf(lead)).toMatchObject({ confirmed_at: null, ended_at: null });
  });

  it("FORM-12 stands for nothing where its lead was erased, or where nobody made it", async () => {
    const lead = await house.ask();
    await subscriptionsPlace.erase?.(house.strapi, { address: null, leads: [lead], reason: "asked" });
    expect(await readBehindLink(house.strapi, confirmLink(lead, later), Date.now())).toBeNull();
    expect(await readBehindLink(house.strapi, "m.lead-1..AAAA", Date.now())).toBeNull();
  });
});
