import { belgianDay, belgianMoment, dayAfter } from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { eachDatabase } from "../support/each-database.js";
import { historyApi, lines, type HistoryApi } from "../support/history-api.js";
import { importApi, listingItem, type ImportApi } from "../support/import-api.js";
import { leadOf, sendLead } from "../support/leads-api.js";
import { logInOwner, type OwnerApi } from "../support/owner-api.js";
import { signInStaff, type Staff } from "../support/strapi-accounts.js";
import type { BootedCms } from "../support/boot-cms.js";

const today = belgianDay(new Date());
const yesterday = dayAfter(today, -1);
const visit = (reference: string, fields: Record<string, unknown> = {}) => ({
  ...{ reference, property: "H-1", at: `${yesterday}T10:00:00Z`, state: "done", visitor: "Jan Peeters" },
  ...fields,
});
const communication = (reference: string, fields: Record<string, unknown> = {}) => ({
  ...{
    reference,
    property: "H-1",
    at: `${yesterday}T09:00:00Z`,
    way: "mail",
    subject: "Eerste week",
    text: "Het loopt.",
  },
  ...fields,
});
const medium = (reference: string, fields: Record<string, unknown> = {}) => ({
  ...{ reference, property: "H-1", name: "Immoweb", url: "https://immoweb.example/1", from: "2026-01-02" },
  ...fields,
});
const number = (fields: Record<string, unknown> = {}) => ({
  property: "H-1",
  day: yesterday,
  views: 40,
  medium: "Immoweb",
  ...fields,
});

/** When the first home came on the market: a source says it each time, or it is not known any more. */
const since = "2026-10-01T08:00:00Z";

const history = z.object({ lookNow: z.custom<(now?: number) => Promise<boolean>>() });
const contentManager = "/content-manager/collection-types/plugin::owner-stats";

describe.each(eachDatabase)("the history of homes on $name", ({ boot }) => {
  let cms: BootedCms;
  let listings: ImportApi;
  let api: HistoryApi;
  let owner: OwnerApi;
  let staff: Staff;

  const look = (now?: number) => history.parse(cms.strapi.plugin("owner-stats").service("history")).lookNow(now);
  const homeOf = async (reference: string) => {
    const home = (await owner.me()).homes.find((each) => each.reference === reference);
    if (!home) throw new Error(`no home ${reference}`);
    return home;
  };

  beforeAll(async () => {
    cms = await boot();
    listings = await importApi(cms);
    api = await historyApi(cms);
    staff = await signInStaff(cms);
    await listings.send({
      source: "crm",
      properties: [
        listingItem("H-1", {
          street: "Dorpsstraat",
          houseNumber: "4",
          publishPrice: false,
          createdAt: since,
        }),
        listingItem("H-2"),
        listingItem("H-3"),
      ],
      owners: [
        { reference: "O-1", email: "an@owners.example", name: "An Claes", language: "fr", properties: ["H-1", "H-2"] },
      ],
    });
    owner = await logInOwner(cms, "An@Owners.example");
  });
  afterAll(() => cms.close());

  it("OWNER-2 an owner sees own homes, with the price and address that visitors may not know", async () => {
    const portal = await owner.me("nl");
    expect(portal).toMatchObject({ name: "An Claes", email: "An@Owners.example", language: "fr" });
    expect(portal.homes.map(({ reference }) => reference)).toEqual(["H-1", "H-2"]);
    expect(portal.homes[0]).toMatchObject({
      ...{ place: "Dorpsstraat 4, 2000 Antwerpen", price: 300_000, pricePublished: false, state: "on-offer" },
      ...{ since: "2026-10-01", title: "Appartement, Antwerpen" },
      counters: { today: 0, week: 0, month: 0, total: 0 },
    });
    expect(portal.homes[0]?.path).toMatch(/^\/nl\/te-koop\/antwerpen\/\d+\/$/);
    expect((await owner.ask("/api/owner-stats/me?language=nl")).headers.get("cache-control")).toBe("no-store");
  });

  it("OWNER-7 API-2 takes visits, communications, media and numbers, and the same once more is unchanged", async () => {
    const body = {
      source: "crm",
      visits: [
        visit("V-1", { feedback: "Mooi licht" }),
        visit("V-2", { state: "planned", at: `${dayAfter(today, 3)}T10:00:00+01:00` }),
      ],
      communications: [communication("C-1"), communication("C-2", { visibleToOwner: false, subject: "Intern" })],
      onlineMedia: [medium("M-1")],
      numbers: [number(), number({ day: today, views: 2 })],
    };
    expect(lines(await api.send(body))).toEqual([
      ...["visit V-1 created", "visit V-2 created", "communication C-1 created", "communication C-2 created"],
      ...[
        "online-medium M-1 created",
        `number H-1 immoweb ${yesterday} created`,
        `number H-1 immoweb ${today} created`,
      ],
    ]);
    expect((await api.send(body)).summary).toEqual({ created: 0, updated: 0, unchanged: 7, refused: 0 });
    const changed = await api.send({
      ...body,
      visits: [visit("V-1", { feedback: "Mooi licht", visitor: "Jan P." })],
      numbers: [number({ views: 41 })],
    });
    expect(lines(changed).filter((line) => line.endsWith("updated"))).toEqual([
      "visit V-1 updated",
      `number H-1 immoweb ${yesterday} updated`,
    ]);

    const home = await homeOf("H-1");
    expect(home.media).toEqual([
      { name: "Immoweb", url: "https://immoweb.example/1", from: "2026-01-02", until: null, views: 43 },
    ]);
    expect(home.timeline.filter(({ kind }) => kind === "visit" || kind === "communication")).toEqual([
      expect.objectContaining({ kind: "visit", state: "planned", visitor: "J. P.", feedback: "" }),
      { kind: "visit", at: `${yesterday}T10:00:00.000Z`, state: "done", visitor: "J. P.", feedback: "" },
      {
        kind: "communication",
        at: `${yesterday}T09:00:00.000Z`,
        way: "mail",
        subject: "Eerste week",
        text: "Het loopt.",
      },
    ]);
    expect(JSON.stringify(home)).not.toMatch(/Peeters|Intern|licht/);
    expect((await homeOf("H-2")).timeline.some(({ kind }) => kind === "visit")).toBe(false);
  });

  it("OWNER-7 API-2 refuses what is wrong with its field, and takes the rest", async () => {
    await listings.send({ source: "crm", properties: [listingItem("H-4")] });
    await listings.send({
      source: "crm",
      mode: "full",
      force: true,
      properties: ["H-1", "H-2", "H-3"].map((reference) => listingItem(reference, { createdAt: since })),
    });
    const answer = await api.send({
      source: "crm",
      visits: [
        visit("W-1", { at: "2026-02-30T10:00:00Z" }),
        visit("W-2", { property: "H-9" }),
        visit("W-3", { property: "H-4" }),
        visit("W-4", { at: `${dayAfter(today, 3)}T10:00:00Z` }),
        visit("W-5", { state: "maybe" }),
        visit("W-6", { colour: "red" }),
        visit("W-3"),
        visit("W-7", { at: "1926-01-01T10:00:00Z" }),
        "rubbish",
        visit("W-8", { property: "H-1", propertySource: "other" }),
      ],
      onlineMedia: [medium("N-1", { url: "javascript:alert(1)" }), medium("N-2", { until: "2026-01-01" })],
      numbers: [
        number({ views: -1 }),
        number({ views: 1e9 }),
        number({ day: "2026-13-01" }),
        number({ day: dayAfter(today, 3) }),
      ],
    });
    expect(lines(answer)).toEqual([
      "visit W-1 refused at",
      "visit W-2 refused property",
      "visit W-3 created",
      "visit W-4 refused at",
      "visit W-5 refused state",
      "visit W-6 refused colour",
      "visit W-3 refused reference",
      "visit W-7 refused at",
      "visit  refused item",
      "visit W-8 refused property",
      "online-medium N-1 refused url",
      "online-medium N-2 refused until",
      "number  refused views",
      "number  refused views",
      "number  refused day",
      "number  refused day",
    ]);
    for (const body of [{ source: "crm", colour: [] }, { source: "A B" }, { source: "crm", visits: {} }])
      expect((await api.post(body)).status).toBe(400);
  });

  it("B3 OWNER-2 feedback is read once it is released, and another one must be released anew", async () => {
    const feedback = async () =>
      (await homeOf("H-2")).timeline.flatMap((event) => (event.kind === "visit" ? [event.feedback] : []));
    const send = (fields: Record<string, unknown>) =>
      api.send({ source: "crm", visits: [visit("F-1", { property: "H-2", ...fields })] });
    await send({ feedback: "Te klein" });
    expect(await feedback()).toEqual([""]);
    const found: unknown = await cms.strapi.db
      .query("plugin::owner-stats.visit")
      .findOne({ where: { reference: "F-1" } });
    const { documentId } = z.object({ documentId: z.string() }).parse(found);
    const saved = await staff.call(`${contentManager}.visit/${documentId}`, "PUT", {
      feedbackReleased: true,
      source: "office",
    });
    expect(saved.status).toBe(200);
    expect(await feedback()).toEqual(["Te klein"]);
    expect(lines(await send({ feedback: "Te klein" }))).toEqual(["visit F-1 unchanged"]);
    expect(lines(await send({ feedback: "Te duur" }))).toEqual(["visit F-1 updated"]);
    expect(await feedback()).toEqual([""]);
    await send({ feedback: "Te duur", feedbackReleased: true });
    expect(await feedback()).toEqual(["Te duur"]);
  });

  it("OWNER-7 staff write the office's own, for a home that they must name", async () => {
    const { homes } = await owner.me();
    const found: unknown = await cms.strapi.db
      .query("plugin::properties.property")
      .findOne({ where: { id: homes[1]?.id } });
    const property = { connect: [{ documentId: z.object({ documentId: z.string() }).parse(found).documentId }] };
    const entry = { at: `${today}T06:00:00.000Z`, way: "phone", subject: "Gebeld", source: "crm", reference: "C-1" };
    const made = await staff.call(`${contentManager}.communication`, "POST", { ...entry, property });
    expect(made.status, JSON.stringify(made.json)).toBe(201);
    expect(made.json).toMatchObject({ data: { source: "office", visibleToOwner: true } });
    const event = (await homeOf("H-2")).timeline.find(({ kind }) => kind === "communication");
    expect(event).toMatchObject({ way: "phone", subject: "Gebeld" });
    const refused = await staff.call(`${contentManager}.communication`, "POST", entry);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.json)).toContain("property");
    const days = await staff.call(`${contentManager}.online-medium`, "POST", {
      ...{ name: "Zimmo", url: "https://zimmo.example", fromDay: "2026-02-01", untilDay: "2026-01-01", property },
    });
    expect([days.status, JSON.stringify(days.json).includes("untilDay")]).toEqual([400, true]);
  });

  it("OWNER-2 prices and states that became others are seen by the house itself", async () => {
    const events = async (reference: string) =>
      (await homeOf(reference)).timeline.filter(({ kind }) => kind === "price" || kind === "state");
    expect(await look()).toBe(true);
    expect(await events("H-1")).toEqual([{ kind: "state", at: "2026-10-01T08:00:00.000Z", state: "on-offer" }]);
    const at = Date.now();
    await listings.send({
      source: "crm",
      properties: [listingItem("H-1", { price: 280_000, createdAt: since })],
    });
    await look(at);
    await look(at);
    await listings.send({
      ...{ source: "crm", mode: "full", force: true },
      properties: ["H-2", "H-3"].map((reference) => listingItem(reference, { createdAt: since })),
    });
    await look(at + 60_000);
    expect(await events("H-1")).toEqual([
      { kind: "state", at: new Date(at + 60_000).toISOString(), state: "withdrawn" },
      { kind: "price", at: new Date(at).toISOString(), before: 300_000, after: 280_000 },
      { kind: "state", at: "2026-10-01T08:00:00.000Z", state: "on-offer" },
    ]);
    expect(await homeOf("H-1")).toMatchObject({ state: "withdrawn", path: null, price: 280_000 });
  });

  it("OWNER-2 FORM-12 what visitors asked is told by day and in numbers; who is forgotten leaves what they said", async () => {
    const home = await homeOf("H-2");
    const person = { firstName: "Piet", lastName: "Zeldzaam", email: "piet@visitors.example" };
    const data = { title: "mr", phone: "0470123456", remark: "Is er een tuin?", ...person };
    const listing = { id: home.id, reference: "H-2" };
    const sent = await sendLead(cms, leadOf("piet", { form: "ask-info", listing, data }));
    expect(sent.status, await sent.text()).toBe(200);
    const seen = (await homeOf("H-2")).timeline.filter(({ kind }) => kind === "interest");
    const at = belgianMoment(today, "00:00").toISOString();
    expect(seen).toEqual([{ kind: "interest", at, what: "information", times: 1 }]);

    const visited = {
      property: "H-2",
      visitor: "Piet Zeldzaam",
      feedback: "Mail piet@visitors.example",
      feedbackReleased: true,
    };
    await api.send({
      source: "crm",
      visits: [visit("P-1", visited), visit("P-2", { ...visited, property: "H-1", feedback: "Een naamgenoot" })],
      communications: [communication("P-1", { text: "Zie piet@visitors.example." })],
    });
    const question = { address: "piet@visitors.example" };
    const found = await staff.call("/leads/persons/search", "POST", question);
    const places = z
      .object({ places: z.array(z.object({ key: z.string(), count: z.number() })) })
      .parse(found.json).places;
    expect(places).toContainEqual(expect.objectContaining({ key: "home-visits", count: 2 }));
    const counts = Object.fromEntries(places.map(({ key, count }) => [key, count]));
    const erased = await staff.call("/leads/persons/erase", "POST", {
      ...question,
      typed: question.address,
      seen: counts,
    });
    expect(erased.json).toMatchObject({ erased: true });
    const rows: unknown = await cms.strapi.db
      .query("plugin::owner-stats.visit")
      .findMany({ where: { reference: { $startsWith: "P-" } }, orderBy: { id: "asc" } });
    expect(rows).toMatchObject([
      { visitor: null, feedback: "Mail …" },
      { visitor: "Piet Zeldzaam", feedback: "Een naamgenoot" },
    ]);
    expect(JSON.stringify(await owner.me())).not.toContain("piet@");

    await look(Date.now() + 400 * 86_400_000);
    const names = await cms.strapi.db
      .query("plugin::owner-stats.visit")
      .count({ where: { visitor: { $notNull: true } } });
    expect(names).toBe(0);
  });

  it("OWNER-2 a long history comes page by page, each event once", async () => {
    const start = Date.parse("2026-03-01T08:00:00Z");
    const many = Array.from({ length: 75 }, (_, index) =>
      communication(`L-${index}`, {
        property: "H-2",
        at: new Date(start + (index >> 1) * 60_000).toISOString(),
        subject: `Nr ${index}`,
      }),
    );
    await api.send({ source: "crm", communications: many });
    const home = await homeOf("H-2");
    const all = [...home.timeline];
    for (let { more } = home; more; ) {
      const page = await owner.timeline(home.id, all.at(-1)?.at ?? "");
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
