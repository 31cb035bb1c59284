import { fromBelgianTime, dayAfter } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { databases } from "../support/databases.js";
import { communication, historyApp, since, today, visit } from "../support/history-app.js";
import { listingItem } from "../support/import-api.js";
import { leadOf, sendLead } from "../support/leads-api.js";

describe.each(databases())("the owner's timeline on $name", ({ boot }) => {
  const app = historyApp(boot);

  it("OWNER-2 an owner sees their own listings, with unpublished prices and addresses", async () => {
    const portal = await app.owner.me("nl");
    expect(portal).toMatchObject({ name: "An Claes", email: "An@Owners.example", language: "fr" });
    expect(portal.homes.map(({ reference }) => reference)).toEqual(["H-1", "H-2"]);
    expect(portal.homes[0]).toMatchObject({
      ...{ place: "Dorpsstraat 4, 2000 Antwerpen", price: 300_000, pricePublished: false, state: "on-offer" },
      ...{ since: "2026-10-01", title: "Appartement, Antwerpen" },
      counters: { today: 0, week: 0, month: 0, total: 0 },
    });
    expect(portal.homes[0]?.path).toMatch(/^\/nl\/te-koop\/antwerpen\/\d+\/$/);
    expect((await app.owner.ask("/api/owner-stats/me?language=nl")).headers.get("cache-control")).toBe("no-store");
  });

  it("OWNER-2 changed prices and statuses are recorded automatically", async () => {
    const events = async (reference: string) =>
      (await app.homeOf(reference)).timeline.filter(({ kind }) => kind === "price" || kind === "state");
    expect(await app.runNow()).toBe(true);
    expect(await events("H-1")).toEqual([{ kind: "state", at: "2026-10-01T08:00:00.000Z", state: "on-offer" }]);
    const at = Date.now();
    await app.listings.send({
      source: "crm",
      properties: [listingItem("H-1", { price: 280_000, createdAt: since })],
    });
    await app.runNow(at);
    await app.runNow(at);
    await app.listings.send({
      ...{ source: "crm", mode: "full", force: true },
      properties: ["H-2", "H-3"].map((reference) => listingItem(reference, { createdAt: since })),
    });
    await app.runNow(at + 60_000);
    expect(await events("H-1")).toEqual([
      { kind: "state", at: new Date(at + 60_000).toISOString(), state: "withdrawn" },
      { kind: "price", at: new Date(at).toISOString(), before: 300_000, after: 280_000 },
      { kind: "state", at: "2026-10-01T08:00:00.000Z", state: "on-offer" },
    ]);
    expect(await app.homeOf("H-1")).toMatchObject({ state: "withdrawn", path: null, price: 280_000 });
  });

  it("OWNER-2 a listing is marked quiet after a week without enquiries and viewings, with none planned", async () => {
    await app.listings.send({
      source: "crm",
      properties: [listingItem("H-2", { createdAt: since })],
    });
    const isQuiet = async () => (await app.homeOf("H-2")).flags.some(({ key }) => key === "gone-quiet");
    const viewingOn = (days: number) =>
      app.api.send({
        source: "crm",
        visits: [
          visit("Q-1", {
            property: "H-2",
            at: `${dayAfter(today, days)}T10:00:00Z`,
            state: days > 0 ? "planned" : "done",
          }),
        ],
      });
    expect(await isQuiet()).toBe(true);
    for (const [days, quiet] of [
      [-7, true],
      [-6, false],
      [2, false],
    ] as const) {
      await viewingOn(days);
      expect([days, await isQuiet()]).toEqual([days, quiet]);
    }
    await viewingOn(-30);
  });

  it("OWNER-2 FORM-12 enquiries show as counts per day, and the counts outlive erased people", async () => {
    const item = await app.homeOf("H-2");
    const person = { firstName: "Piet", lastName: "Zeldzaam", email: "piet@visitors.example" };
    const data = { title: "mr", phone: "0470123456", remark: "Is er een tuin?", ...person };
    const listing = { id: item.id, reference: "H-2" };
    const sent = await sendLead(app.cms, leadOf("piet", { form: "ask-info", listing, data }));
    expect(sent.status, await sent.text()).toBe(200);
    const seen = (await app.homeOf("H-2")).timeline.filter(({ kind }) => kind === "interest");
    const at = fromBelgianTime(today, "00:00").toISOString();
    expect(seen).toEqual([{ kind: "interest", at, what: "information", times: 1 }]);

    const visited = {
      property: "H-2",
      visitor: "Piet Zeldzaam",
      feedback: "Mail piet@visitors.example",
      feedbackReleased: true,
    };
    await app.api.send({
      source: "crm",
      visits: [visit("P-1", visited), visit("P-2", { ...visited, property: "H-1", feedback: "Een naamgenoot" })],
      communications: [communication("P-1", { text: "Zie piet@visitors.example." })],
    });
    const question = { address: "piet@visitors.example" };
    const found = await app.staff.call("/leads/persons/search", "POST", question);
    const places = z
      .object({ places: z.array(z.object({ key: z.string(), count: z.number() })) })
      .parse(found.json).places;
    expect(places).toContainEqual(expect.objectContaining({ key: "home-visits", count: 2 }));
    const counts = Object.fromEntries(places.map(({ key, count }) => [key, count]));
    const erased = await app.staff.call("/leads/persons/erase", "POST", {
      ...question,
      typed: question.address,
      seen: counts,
    });
    expect(erased.json).toMatchObject({ erased: true });
    const rows: unknown = await app.cms.strapi.db
      .query("plugin::owner-stats.visit")
      .findMany({ where: { reference: { $startsWith: "P-" } }, orderBy: { id: "asc" } });
    expect(rows).toMatchObject([
      { visitor: null, feedback: "Mail …" },
      { visitor: "Piet Zeldzaam", feedback: "Een naamgenoot" },
    ]);
    expect(JSON.stringify(await app.owner.me())).not.toContain("piet@");

    await app.runNow(Date.now() + 400 * 86_400_000);
    const names = await app.cms.strapi.db
      .query("plugin::owner-stats.visit")
      .count({ where: { visitor: { $notNull: true } } });
    expect(names).toBe(0);
  });

  it("OWNER-2 a long timeline is paged, each event once", async () => {
    const start = Date.parse("2026-03-01T08:00:00Z");
    const many = Array.from({ length: 75 }, (_, index) =>
      communication(`L-${index}`, {
        property: "H-2",
        at: new Date(start + (index >> 1) * 60_000).toISOString(),
        subject: `Nr ${index}`,
      }),
    );
    await app.api.send({ source: "crm", communications: many });
    const item = await app.homeOf("H-2");
    const all = [...item.timeline];
    for (let { more } = item; more;) {
      const page = await app.owner.timeline(item.id, all.at(-1)?.at ?? "");
      all.push(...page.timeline);
      more = page.more;
    }
    const subjects = all.flatMap((event) =>
      event.kind === "communication" && /^Nr/.test(event.subject) ? [event.subject] : [],
    );
    expect(new Set(subjects).size).toBe(75);
    expect(subjects).toHaveLength(75);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });
});
