import { byLanguage, mailListSchema, type PluginMail, type PluginMailKind, type PluginMails } from "@gevel/config";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { mailingApp } from "../support/agency-app.js";
import { databases } from "../support/databases.js";

const mails = z.custom<PluginMails>();
const name = { ...byLanguage(() => "Monthly report"), nl: "Maandverslag" };
/** Every byte value: a file converted to text on the way would come out changed. */
const bytes = Uint8Array.from({ length: 1024 }, (_, index) => index % 256);

describe.each(databases())("the mails of other plugins on $name", ({ boot }) => {
  const app = mailingApp(boot);
  const contents = new Map<string, PluginMail | null>();
  const service = () => mails.parse(app.cms.strapi.service("plugin::leads.mails"));
  const kind = (of: string): PluginMailKind => ({
    kind: of,
    name,
    compose: async ({ subject, part }) => contents.get(`${subject} ${part}`) ?? null,
    subjectsOf: async ({ address }) => (address === "waits@owners.example" ? ["waiting"] : []),
  });
  const enqueue = (...list: { kind: string; subject: string; part?: string }[]) =>
    app.cms.strapi.db.transaction(() => service().enqueue(list));
  const mail = (to: string): PluginMail => ({
    to: [to],
    content: {
      ...{ language: "fr", subject: "Votre rapport", heading: "", greeting: "Bonjour,", paragraphs: ["Voici."] },
      ...{ home: null, factsTitle: "", facts: [], messages: [], button: null, signature: "", notes: [] },
    },
    attachments: [{ filename: "rapport.pdf", content: bytes, contentType: "application/pdf" }],
  });
  const rows = (lead: string) => app.row("gevel_outbox").where({ lead });

  beforeAll(() => service().addKind(kind("yearly-report")));

  it("OWNER-8 go out in the agency's design, with attachments unchanged, and staff see their kind", async () => {
    contents.set("report-1 2026-10", mail("an@owners.example"));
    await enqueue({ kind: "yearly-report", subject: "report-1", part: "2026-10" });
    const [received] = await app.mailsTo("an@owners.example", 1);
    expect(received?.mail).toMatchObject({ subject: "Votre rapport", replyTo: [{ address: "info@agency.example" }] });
    expect(received?.mail.html).toContain("Gevel Vastgoed");
    const [file] = received?.mail.attachments ?? [];
    expect(file).toMatchObject({ filename: "rapport.pdf", mimeType: "application/pdf" });
    expect(file?.content instanceof ArrayBuffer && Buffer.from(file.content).equals(bytes)).toBe(true);
    await app.waitUntilMailed();
    const { json } = await app.staff.call("/leads/mails?lead=report-1", "GET", undefined, {
      "x-admin-language": "nl",
    });
    expect(mailListSchema.parse(json).mails).toMatchObject([{ kind: null, kindName: "Maandverslag", state: "sent" }]);
  });

  it("OWNER-8 are stored once, with their subject's rows or not at all, and are dropped when there is nothing to send", async () => {
    contents.set("report-2 ", mail("bo@owners.example"));
    const one = { kind: "yearly-report", subject: "report-2" };
    await enqueue(one);
    await enqueue(one, { kind: "yearly-report", subject: "nothing" });
    await app.waitUntilMailed();
    expect(app.to("bo@owners.example")).toHaveLength(1);
    expect(await rows("nothing")).toEqual([]);

    await expect(service().enqueue([one])).rejects.toThrow("in the transaction");
    await expect(enqueue({ kind: "unheard of", subject: "x" })).rejects.toThrow("unheard of");
    const failing = app.cms.strapi.db.transaction(async () => {
      await service().enqueue([{ kind: "yearly-report", subject: "report-3" }]);
      throw new Error("what it was about could not be stored");
    });
    await expect(failing).rejects.toThrow("could not be stored");
    expect(await rows("report-3")).toEqual([]);
    expect(() => service().addKind(kind("yearly-report"))).toThrow("two kinds");
    expect(() => service().addKind(kind("alert"))).toThrow("two kinds");
    expect(() => service().addKind(kind("a-name-of-21-letters-"))).toThrow("too long");
  });

  it("FORM-12 appear in a personal data export, queued ones too", async () => {
    await app.row("gevel_outbox").insert({
      ...{ lead: "waiting", kind: "yearly-report", part: "", message_id: "<waiting@agency.example>", state: "dead" },
      ...{ tries: 1, refusals: 1, created_at: 1, next_at: 1 },
    });
    const found = z.object({ places: z.array(z.object({ key: z.string(), count: z.number() })) });
    const { json } = await app.staff.call("/leads/persons/search", "POST", { address: "waits@owners.example" });
    expect(found.parse(json).places.find(({ key }) => key === "mails")?.count).toBe(1);
  });
});
