import {
  communicationItemSchema,
  dayAfter,
  historyImportResponseSchema,
  onlineMediumItemSchema,
  portalNumberItemSchema,
  priceChangeItemSchema,
  printable,
  visitItemSchema,
  withoutNoValue,
} from "@gevel/config";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { databases } from "../support/databases.js";
import { lines } from "../support/history-api.js";
import { communication, historyApp, since, today, visit, yesterday } from "../support/history-app.js";
import { hostile, polluting, written } from "../support/hostile-values.js";
import { listingItem } from "../support/import-api.js";

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

/** One a day with a different price each, otherwise they would be one change. */
const price = (index: number) => ({
  ...{ property: "H-1", at: `${dayAfter(yesterday, -index)}T10:00:00Z` },
  ...{ before: 400_000, after: 300_000 + index },
});

/**
 * Fields that may also be invalid because of one wrong field: a source names other listings, statistics are identified
 * by their medium too.
 */
const neighbours: Record<string, readonly string[]> = { propertySource: ["property"], medium: ["day"] };

const createdSchema = z.object({ data: z.object({ documentId: z.string() }) });

function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  JSON.stringify(value, (_, each: unknown) => {
    if (typeof each === "string") texts.push(each);
    return each;
  });
  return texts;
}
const values = hostile.filter((value) => !polluting.includes(value));

const isVisible = (text: string) => printable(text) === text && withoutNoValue(text) === text;

const contentManager = "/content-manager/collection-types/plugin::owner-stats";

describe.each(databases("sql"))("listing activity from programs and staff, on $name", ({ boot }) => {
  const app = historyApp(boot);

  it("OWNER-7 API-2 accepts viewings, communications, media and numbers, and the same again is unchanged", async () => {
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
    expect(lines(await app.api.send(body))).toEqual([
      ...["visit V-1 created", "visit V-2 created", "communication C-1 created", "communication C-2 created"],
      ...[
        "online-medium M-1 created",
        `number H-1 immoweb ${yesterday} created`,
        `number H-1 immoweb ${today} created`,
      ],
    ]);
    expect((await app.api.send(body)).summary).toEqual({ created: 0, updated: 0, unchanged: 7, refused: 0 });
    const changed = await app.api.send({
      ...body,
      visits: [visit("V-1", { feedback: "Mooi licht", visitor: "Jan P." })],
      numbers: [number({ views: 41 })],
    });
    expect(lines(changed).filter((line) => line.endsWith("updated"))).toEqual([
      "visit V-1 updated",
      `number H-1 immoweb ${yesterday} updated`,
    ]);

    const listing = await app.homeOf("H-1");
    expect(listing.media).toEqual([
      { name: "Immoweb", url: "https://immoweb.example/1", from: "2026-01-02", until: null, views: 43 },
    ]);
    expect(listing.timeline.filter(({ kind }) => kind === "visit" || kind === "communication")).toEqual([
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
    expect(JSON.stringify(listing)).not.toMatch(/Peeters|Intern|licht/);
    expect((await app.homeOf("H-2")).timeline.some(({ kind }) => kind === "visit")).toBe(false);
  });

  it("OWNER-7 API-2 identifies an entry by source and reference: the same reference of another source is another entry", async () => {
    const from = (source: string, visitor: string) =>
      app.api.send({
        source,
        visits: [visit("S-1", { property: "H-2", propertySource: "crm", visitor })],
        numbers: [number({ property: "H-2", propertySource: "crm", medium: source })],
      });
    const outcomes = async (source: string, visitor: string) =>
      (await from(source, visitor)).results.map(({ outcome }) => outcome);
    expect(await outcomes("crm", "Jan Peeters")).toEqual(["created", "created"]);
    expect(await outcomes("calendar", "Mia Maes")).toEqual(["created", "created"]);
    for (const [source, visitor] of [
      ["crm", "Jan Peeters"],
      ["calendar", "Mia Maes"],
    ] as const)
      expect(await outcomes(source, visitor)).toEqual(["unchanged", "unchanged"]);
    const visitors = (await app.homeOf("H-2")).timeline.flatMap((event) =>
      event.kind === "visit" ? [event.visitor] : [],
    );
    expect(visitors.toSorted()).toEqual(["J. P.", "M. M."]);
    await app.cms.strapi.db.query("plugin::owner-stats.visit").deleteMany({ where: { reference: "S-1" } });
  });

  it("OWNER-7 API-2 rejects invalid items with their field, and accepts the rest", async () => {
    await app.listings.send({ source: "crm", properties: [listingItem("H-4")] });
    await app.listings.send({
      source: "crm",
      mode: "full",
      force: true,
      properties: ["H-1", "H-2", "H-3"].map((reference) => listingItem(reference, { createdAt: since })),
    });
    const answer = await app.api.send({
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
      expect((await app.api.post(body)).status).toBe(400);
  });

  it("OWNER-7 rejects activity of a deleted listing, and writes nothing of it", async () => {
    const removed = { property: "H-7" };
    await app.listings.send({ source: "crm", properties: [listingItem("H-7")] });
    expect(lines(await app.api.send({ source: "crm", visits: [visit("G-1", removed)] }))).toEqual([
      "visit G-1 created",
    ]);
    const found: unknown = await app.cms.strapi.db
      .query("plugin::properties.property")
      .findOne({ where: { reference: "H-7" } });
    const { documentId } = z.object({ documentId: z.string() }).parse(found);
    await app.cms.strapi.documents("plugin::properties.property").delete({ documentId });
    const answer = await app.api.send({
      source: "crm",
      visits: [visit("G-1", removed), visit("G-2", removed), visit("G-3")],
      communications: [communication("G-1", removed)],
      numbers: [number(removed)],
    });
    expect(lines(answer)).toEqual([
      ...["visit G-1 refused property", "visit G-2 refused property", "visit G-3 created"],
      ...["communication G-1 refused property", `number H-7 immoweb ${yesterday} refused property`],
    ]);
    const stored = (uid: string) => app.cms.strapi.db.query(uid).count({ where: { reference: { $startsWith: "G-" } } });
    expect([await stored("plugin::owner-stats.visit"), await stored("plugin::owner-stats.communication")]).toEqual([
      2, 0,
    ]);
  });

  it("B3 OWNER-2 feedback is visible once released, and changed feedback must be released again", async () => {
    const feedback = async () =>
      (await app.homeOf("H-2")).timeline.flatMap((event) => (event.kind === "visit" ? [event.feedback] : []));
    const send = (fields: Record<string, unknown>) =>
      app.api.send({ source: "crm", visits: [visit("F-1", { property: "H-2", ...fields })] });
    await send({ feedback: "Te klein" });
    expect(await feedback()).toEqual([""]);
    const found: unknown = await app.cms.strapi.db
      .query("plugin::owner-stats.visit")
      .findOne({ where: { reference: "F-1" } });
    const { documentId } = z.object({ documentId: z.string() }).parse(found);
    const saved = await app.staff.call(`${contentManager}.visit/${documentId}`, "PUT", {
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

  it("OWNER-7 staff write the office's own activity, for a listing they must name", async () => {
    const { homes } = await app.owner.me();
    const found: unknown = await app.cms.strapi.db
      .query("plugin::properties.property")
      .findOne({ where: { id: homes[1]?.id } });
    const property = { connect: [{ documentId: z.object({ documentId: z.string() }).parse(found).documentId }] };
    const entry = { at: `${today}T06:00:00.000Z`, way: "phone", subject: "Gebeld", source: "crm", reference: "C-1" };
    const pasted = { ...entry, subject: "\u202eGebeld\u200b", property };
    const made = await app.staff.call(`${contentManager}.communication`, "POST", pasted);
    expect(made.status, JSON.stringify(made.json)).toBe(201);
    expect(made.json).toMatchObject({ data: { source: "office", visibleToOwner: true } });
    const event = (await app.homeOf("H-2")).timeline.find(({ kind }) => kind === "communication");
    expect(event).toMatchObject({ way: "phone", subject: "Gebeld" });
    const { documentId } = createdSchema.parse(made.json).data;
    const text = { text: "Om\u0000 tien\r\nuur", visibleToOwner: true };
    expect((await app.staff.call(`${contentManager}.communication/${documentId}`, "PUT", text)).status).toBe(200);
    expect((await app.homeOf("H-2")).timeline).toContainEqual({ ...event, text: "Om tien\nuur" });
    const refused = await app.staff.call(`${contentManager}.communication`, "POST", entry);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.json)).toContain("property");
    const days = await app.staff.call(`${contentManager}.online-medium`, "POST", {
      ...{ name: "Zimmo", url: "https://zimmo.example", fromDay: "2026-02-01", untilDay: "2026-01-01", property },
    });
    expect([days.status, JSON.stringify(days.json).includes("untilDay")]).toEqual([400, true]);
  });

  it.each([
    ["visits", "visit", visitItemSchema, (at: string) => visit(at, { feedback: "Mooi", feedbackReleased: true })],
    ["communications", "communication", communicationItemSchema, (at: string) => communication(at)],
    ["onlineMedia", "online-medium", onlineMediumItemSchema, (at: string) => medium(at)],
    ["numbers", null, portalNumberItemSchema, (_: string, day: number) => number({ day: dayAfter(yesterday, -day) })],
    ["prices", null, priceChangeItemSchema, (_: string, day: number) => price(day)],
  ] as const)(
    "Q-3 API-2 each field of %s with each invalid value: rejected by its name or stored as it is read, without effect on other items",
    async (list, type, schema, item) => {
      for (const field of Object.keys(schema.shape)) {
        const wrong = values.map((value, index) => ({ ...item(`${field}-${index}`, index), [field]: value }));
        const items = [...wrong, item(`${field}-good`, values.length)];
        const response = await app.api.post(written({ source: "crm", [list]: items }));
        const answer: unknown = await response.json();
        expect(response.status, `${field}: ${JSON.stringify(answer).slice(0, 500)}`).toBe(200);
        const { results } = historyImportResponseSchema.parse(answer);
        expect(results).toHaveLength(items.length);
        expect(results.at(-1)).toMatchObject({ errors: [] });
        for (const [index, { outcome, errors }] of results.entries()) {
          const of = `${field}: ${JSON.stringify(values[index])?.slice(0, 100)}: ${JSON.stringify(errors)}`;
          expect(errors.length > 0, of).toBe(outcome === "refused");
          for (const error of errors) {
            expect([field, ...(neighbours[field] ?? [])], of).toContain(error.field.split(".")[0]);
            expect(error.message).toMatch(/^.{2,300}$/);
            expect(error.message).not.toMatch(/<script|node_modules|\.ts|\.js:|select |insert |\[object/i);
          }
        }
      }
      if (type === null) return;
      const rows: unknown = await app.cms.strapi.db.query(`plugin::owner-stats.${type}`).findMany();
      expect(textsIn(rows).length).toBeGreaterThan(values.length);
      expect(textsIn(rows).filter((text) => !isVisible(text))).toEqual([]);
      expect(textsIn(await app.homeOf("H-1")).filter((text) => !isVisible(text))).toEqual([]);
    },
  );
});
