import { leadResponseSchema, type Lead } from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { testSecret, type BootedCms } from "../support/boot-cms.js";
import { databases } from "../support/databases.js";

const leads = "plugin::leads.lead";

const lead = (given: Partial<Lead> = {}): Lead => ({
  key: "a".repeat(64),
  form: "newsletter",
  language: "nl",
  page: "/nl/contact/",
  privacyVersion: "2026-05-01",
  listing: null,
  data: { firstName: "An", email: "an@example.org", newsletterConsent: "yes" },
  ...given,
});

describe.each(databases("sql"))("leads on $name", ({ boot }) => {
  let cms: BootedCms;

  beforeAll(async () => {
    cms = await boot();
  });

  afterAll(() => cms.close());

  const send = (body: unknown, token = testSecret("REPLICA_SECRET")) =>
    fetch(`${cms.url}/api/leads`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const stored = (key: string) => cms.strapi.db.query(leads).findMany({ where: { key } });

  it("FORM-4 stores a visitor's form, with the privacy statement shown to them", async () => {
    const response = await send(lead());
    expect(response.status).toBe(200);
    expect(leadResponseSchema.parse(await response.json()).created).toBe(true);
    expect(await stored(lead().key)).toMatchObject([
      { form: "newsletter", state: "new", name: "An", email: "an@example.org", privacyVersion: "2026-05-01" },
    ]);
  });

  it("FORM-4 stores the listing it is about", async () => {
    const key = "e".repeat(64);
    const data = { firstName: "An", lastName: "Claes", email: "an@example.org", phone: "", remark: "Is er een tuin?" };
    const listing = { id: 12, reference: "REF-12" };
    expect((await send(lead({ key, form: "ask-info", listing, data }))).status).toBe(200);
    expect(await stored(key)).toMatchObject([{ form: "ask-info", listingId: 12, listingReference: "REF-12" }]);
  });

  it("FORM-4 confirms only after the write to disk, over a new connection too", async () => {
    const { connection, dialect } = cms.strapi.db;
    await connection.destroy();
    connection.initialize();
    const sqlite = dialect.client === "sqlite";
    const answer: unknown = await connection.raw(sqlite ? "pragma synchronous" : "show synchronous_commit");
    expect(answer).toMatchObject(sqlite ? [{ synchronous: 2 }] : { rows: [{ synchronous_commit: "on" }] });
    expect((await send(lead({ key: "f".repeat(64) }))).status).toBe(200);
  });

  it("FORM-5 stores a submission once, however often or concurrently it arrives", async () => {
    const key = "b".repeat(64);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(lead({ key }))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const results = leadResponseSchema.array().parse(await Promise.all(answers.map((answer) => answer.json())));
    expect(results.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    expect(await stored(key)).toHaveLength(1);
  });

  it("FORM-4 when the database rejects one of many concurrent leads, only that one fails", async () => {
    const { connection, dialect } = cms.strapi.db;
    const rejected = "/nl/refused/";
    await connection.raw(
      dialect.client === "sqlite"
        ? `create trigger refuse before insert on leads when new.page = '${rejected}' begin select raise(abort, 'no'); end`
        : `alter table leads add constraint refuse check (page <> '${rejected}')`,
    );
    const many = Array.from({ length: 24 }, (_, index) =>
      lead({ key: index.toString(16).padStart(64, "01"), page: index === 11 ? rejected : "/nl/contact/" }),
    );
    const answers = await Promise.all(many.map((one) => send(one)));
    expect(answers.map(({ status }) => status)).toEqual(many.map(({ page }) => (page === rejected ? 500 : 200)));
    for (const { key, page } of many) expect(await stored(key)).toHaveLength(page === rejected ? 0 : 1);
    const outbox = z.array(z.string()).parse(await connection("gevel_outbox").pluck("lead"));
    const ids = leadResponseSchema
      .array()
      .parse(await Promise.all(answers.filter(({ ok }) => ok).map((answer) => answer.json())));
    for (const { id, created } of ids) {
      expect(created).toBe(true);
      expect(outbox.filter((of) => of === id)).toHaveLength(2);
    }
  });

  it("FORM-2 rejects invalid values by the form's rules, and stores nothing", async () => {
    const key = "c".repeat(64);
    const response = await send(lead({ key, data: { email: "an@", newsletterConsent: "yes" } }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: "INVALID_INPUT", fields: [{ field: "email", message: "email" }] },
    });
    expect(await stored(key)).toEqual([]);
  });

  it("Q-3 keeps a single-line field on one line, against mail header injection", async () => {
    const key = "9".repeat(64);
    const data = { firstName: "An\r\nBcc: everybody@example.org", email: "an@example.org", newsletterConsent: "yes" };
    expect((await send(lead({ key, data }))).status).toBe(200);
    const firstName = "An Bcc: everybody@example.org";
    expect(await stored(key)).toMatchObject([{ name: firstName, data: { firstName } }]);
    const email = "an@example.org\r\nBcc: everybody@example.org";
    expect((await send(lead({ key: "8".repeat(64), data: { ...data, email } }))).status).toBe(400);
  });

  it("Q-3 answers 413 to an oversize body, readable while the client still sends", async () => {
    const response = await send(lead({ data: { firstName: "x".repeat(12_000_000) } }));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ error: { code: "BODY_TOO_LARGE", fields: [{ field: "body" }] } });
    expect((await send(lead())).status).toBe(200);
  });

  it("rejects requests without the site's secret, and exposes no lead", async () => {
    expect((await send(lead(), "wrong")).status).toBe(401);
    expect((await fetch(`${cms.url}/api/leads`)).status).toBeGreaterThanOrEqual(400);
  });

  it("lets staff change its state, and nothing the visitor wrote", async () => {
    const [row] = await cms.strapi.documents(leads).findMany({ filters: { key: lead().key } });
    const documentId = row?.documentId ?? "";
    const change: object = { state: "done", email: "x@example.org" };
    await cms.strapi.documents(leads).update({ documentId, data: change });
    expect(await stored(lead().key)).toMatchObject([{ state: "done", email: "an@example.org" }]);
    await expect(
      cms.strapi.documents(leads).create({
        data: { key: "d".repeat(64), form: "newsletter", language: "nl", state: "new", data: {} },
      }),
    ).rejects.toThrow("cannot be made here");
  });
});
