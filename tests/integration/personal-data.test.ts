import { randomUUID } from "node:crypto";
import {
  erasureResponseSchema,
  personalDataExportResponseSchema,
  personalDataSummarySchema,
  retentionPlanSchema,
  type Lead,
} from "@gevel/config";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { agencyApp } from "../support/agency-app.js";
import { databases } from "../support/databases.js";
import { leadOf } from "../support/leads-api.js";
import * as traces from "../support/find-personal-data.js";
import { personalColumns } from "../support/personal-columns.js";

const address = "Eva.Trace@Visitor.example";
const other = "bo@visitor.example";
const uid = "plugin::leads.lead";

const places = z.object({ tables: z.custom<() => string[]>() });

describe.each(databases("sql"))("one person's data on $name", ({ boot }) => {
  const app = agencyApp(boot);

  const send = (
    name: string,
    email: string,
    given: Record<string, string> = {},
    form: Lead["form"] = "site-contact",
  ) => {
    const data = { ...leadOf("").data, email, ...given };
    const listing = form === "send-to-friend" ? { id: 1, reference: "R" } : null;
    return app.send(leadOf(name, { data, form, listing }));
  };
  const request = (path: string, body: object) => app.staff.call(`/leads/persons/${path}`, "POST", body);
  const find = async (of = address) => personalDataSummarySchema.parse((await request("search", { address: of })).json);
  const seenIn = ({ places: found }: z.infer<typeof personalDataSummarySchema>) =>
    Object.fromEntries(found.map(({ key, count }) => [key, count]));

  const tablesWith = (word: string) => traces.tablesWith(app.cms, word);
  const filesWith = (word: string) => traces.mailFilesWith(app.cms, word);

  it("FORM-12 every table with a personal column has a personal data provider, or the column has a reason for none", async () => {
    const known = places.parse(app.cms.strapi.service("plugin::leads.privacy")).tables();
    const columns = await traces.allColumns(app.cms);
    expect(known.filter((table) => !columns.some((each) => each.table === table))).toEqual([]);
    expect(personalColumns(columns, known)).toEqual({ unregistered: [], needless: [] });
  });

  it("FORM-12 exports all data stored about a person, and nothing about others", async () => {
    const own = await send("own", address, { remark: "Mijn vraag" });
    await send("own in small letters", address.toLowerCase());
    const friend = { friendEmail: address, firstName: "Bo", lastName: "Maes" };
    await send("of a friend", other, friend, "send-to-friend");
    const bosLead = await send("in a message", other, { remark: `Vraag het aan ${address}. Geheim van Bo` });
    await app.staff.call(`/leads/inbox/${own}/notes`, "POST", { key: randomUUID(), text: "Belt liever" });
    const about = { key: randomUUID(), text: `Kent ${address.toUpperCase()}` };
    await app.staff.call(`/leads/inbox/${bosLead}/notes`, "POST", about);
    const answer = { key: randomUUID(), subject: "Re: uw vraag", text: "Dag Eva" };
    await app.staff.call(`/leads/inbox/${own}/answers`, "POST", answer);
    await app.waitUntilMailed();

    const { result, html } = personalDataExportResponseSchema.parse(
      (await request("export", { address: ` ${address} ` })).json,
    );
    const text = JSON.stringify(result);
    for (const shownText of ["Mijn vraag", "Belt liever", "Dag Eva", "Re: uw vraag"]) {
      expect(text).toContain(shownText);
      expect(html).toContain(shownText);
    }
    expect(text).not.toContain("Geheim van Bo");
    expect(result.places.find(({ key }) => key === "leads")?.records).toHaveLength(4);
    const found = await find();
    expect(found.address).toBe(address.toLowerCase());
    const filled = found.places.filter(({ count }) => count > 0).map(({ key }) => key);
    expect(filled).toEqual(["leads", "answers", "history", "mails", "files"]);
    const tables = await tablesWith(address);
    const known = places.parse(app.cms.strapi.service("plugin::leads.privacy")).tables();
    expect(tables.length).toBeGreaterThan(2);
    expect(tables.filter((table) => !known.includes(table))).toEqual([]);
    expect(await filesWith(address)).toBeGreaterThan(0);
  });

  it("FORM-12 erases nothing by accident, and nothing that was not shown", async () => {
    const seen = seenIn(await find());
    expect((await request("erase", { address, typed: other, seen })).status).toBe(400);
    await send("came meanwhile", address);
    await app.waitUntilMailed();
    const answer = erasureResponseSchema.parse((await request("erase", { address, typed: address, seen })).json);
    expect(answer.erased).toBe(false);
    expect(seenIn(answer.found)["leads"]).toBe(5);
    expect(await tablesWith(address)).toContain("leads");
  });

  it("FORM-12 erases a person without a trace in any table or file, and leaves others' data", async () => {
    const seen = seenIn(await find());
    const body = { address: address.toLowerCase(), typed: address.toUpperCase(), seen };
    const both = await Promise.all([request("erase", body), request("erase", body)]);
    const erased = both.map(({ json }) => erasureResponseSchema.parse(json)).filter((answer) => answer.erased);
    expect(erased).toHaveLength(1);
    expect(erased[0]?.found.places.every(({ count }) => count === 0)).toBe(true);
    expect(await tablesWith(address)).toEqual([]);
    expect(await filesWith(address)).toBe(0);

    const left = await app.cms.strapi.db.query(uid).findMany({ where: { personKey: other }, orderBy: { id: "asc" } });
    expect(left).toMatchObject([
      { form: "send-to-friend", data: { friendEmail: "…", firstName: "Bo" } },
      { message: "Vraag het aan …. Geheim van Bo" },
    ]);
    const { erasures } = retentionPlanSchema.parse((await app.staff.call("/leads/retention")).json);
    expect(erasures).toMatchObject([{ reason: "asked", by: "Sam Peeters" }]);
    expect(JSON.stringify(erasures).toLowerCase()).not.toContain("eva");
  });

  it("FORM-12 what other plugins store is found and erased by them, mails first", async () => {
    const requester = "lena@requester.example";
    const link = { id: randomUUID().replaceAll("-", ""), kind: "login", email: requester, language: "nl" };
    await app.row("gevel_account_links").insert({ ...link, token_hash: randomUUID(), created_at: 1 });
    await app.row("gevel_outbox").insert({
      ...{
        lead: link.id,
        kind: "owner-login-link",
        part: "",
        message_id: `<${link.id}@agency.example>`,
        state: "dead",
      },
      ...{ tries: 1, refusals: 1, created_at: 1, next_at: 1 },
    });
    const version = {
      uid: "api::page.page",
      document: "gone",
      locale: "nl",
      kind: "published",
      at: 1,
      by: "Sam Peeters",
    };
    const content = JSON.stringify({ title: "Team", content: `<p>Mail ${requester}</p>` });
    await app.row("publishing_versions").insert({ ...version, content, names: "{}", changed: "null" });
    const seen = seenIn(await find(requester));
    expect(seen).toMatchObject({ mails: 1, "owner-account-links": 1, versions: 1 });
    const body = { address: requester, typed: requester, seen };
    expect(erasureResponseSchema.parse((await request("erase", body)).json).erased).toBe(true);
    expect(await tablesWith(requester)).toEqual([]);
    expect(await tablesWith(link.id)).toEqual([]);
    const left: unknown = await app.row("publishing_versions").where({ document: "gone" }).first("content");
    expect(left).toEqual({ content: content.replace(requester, "…") });
  });

  it("FORM-12 an address with the same ending is somebody else", async () => {
    await send("joan", "joan@x.example");
    const { places: found } = await find("an@x.example");
    expect(found.every(({ count }) => count === 0)).toBe(true);
    const answer = await request("erase", {
      address: "an@x.example",
      typed: "an@x.example",
      seen: seenIn(await find("an@x.example")),
    });
    expect(answer.status).toBe(200);
    expect(await tablesWith("joan@x.example")).toContain("leads");
  });
});
