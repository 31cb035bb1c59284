import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import {
  languages,
  mailFileSchema,
  mailFilesSchema,
  mailListSchema,
  mailPreviewSchema,
  mailRetryResponseSchema,
  mailTestResponseSchema,
  previewsOfForm,
  storedMailTextsSchema,
} from "@gevel/config";
import { describe, expect, it } from "vitest";
import { agencyApp } from "../support/agency-app.js";
import { databases } from "../support/databases.js";
import { leadOf } from "../support/leads-api.js";
import { createRole, logInStaff } from "../support/strapi-accounts.js";

const texts = { subject: "Hallo {firstName}", greeting: "Beste {firstName}", signature: "Tot gauw\n{agency}" };

describe.each(databases())("mail administration without a mail server, on $name", ({ boot }) => {
  const app = agencyApp(boot);

  const outbox = () => app.row("gevel_outbox");
  const mails = async (query = "") => mailListSchema.parse((await app.staff.call(`/leads/mails?${query}`)).json);
  const files = async () => mailFilesSchema.parse((await app.staff.call("/leads/mail-files")).json).files;

  it("FORM-11 staff edit a mail's texts, which visitors then read, and preview it as a file", async () => {
    const path = "/leads/mail-texts/site-contact/nl";
    const stored = storedMailTextsSchema.parse((await app.staff.call(path)).json);
    expect(stored.texts).toEqual({ subject: "", greeting: "", signature: "" });
    expect(stored.defaults.greeting).toBe("Dag {firstName},");
    expect((await app.staff.call(path, "PUT", texts)).status).toBe(200);
    await app.send(leadOf("with words"));
    await expect.poll(async () => (await mails()).counts.sent).toBe(2);
    const [file] = (await files()).filter(({ subject }) => subject === "Hallo An");
    expect(file?.to).toBe("an@visitor.example");
    const read = mailFileSchema.parse((await app.staff.call(`/leads/mail-files/${file?.name}`)).json);
    expect(read.text).toContain("Beste An");
    expect(read.html).toContain("Tot gauw");
    expect(read.replyTo).toContain("balie@agency.example");
  });

  it.each(languages)("FORM-11 FORM-12 staff preview every subscription mail, in %s", async (language) => {
    const texts = { subject: "", greeting: "", signature: "" };
    for (const form of ["demand-register", "keep-informed", "newsletter"] as const)
      for (const kind of previewsOfForm(form)) {
        const answer = await app.staff.call("/leads/mail-preview", "POST", { form, language, kind, texts });
        const { subject, text, html } = mailPreviewSchema.parse(answer.json);
        expect([form, kind, subject, text, html].join(" ")).not.toMatch(/\{\w+\}/);
        if (kind === "renewal") expect(text.match(/\/subscription\/[kl]\.preview\./g)).toHaveLength(2);
      }
    expect(await outbox().where({ lead: "preview" })).toEqual([]);
  });

  it("FORM-12 the stored mails are unreadable for other users of the machine", async () => {
    const folder = join(app.cms.dataDir, "mail");
    const names = await readdir(folder);
    expect(names.filter((name) => !name.endsWith(".eml"))).toEqual([]);
    for (const name of names) expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  });

  it("Q-3 marketing sees the delivery state of mails, and no mail with an owner's login link", async () => {
    const marketing = await logInStaff(app.cms, "Lien", "gevel-marketing");
    expect((await marketing.call("/leads/mails")).status).toBe(200);
    const [file] = await files();
    for (const path of ["/leads/mail-files", `/leads/mail-files/${file?.name}`])
      expect((await marketing.call(path)).status, path).toBe(403);
  });

  it("Q-3 an administrator may grant read access", async () => {
    await createRole(app.cms, "mail-reader", [{ action: "plugin::leads.mail-files.read" }]);
    const reader = await logInStaff(app.cms, "Mil", "mail-reader");
    expect((await reader.call("/leads/mail-files")).status).toBe(200);
    expect((await reader.call("/leads/mails")).status).toBe(403);
  });

  it("Q-3 staff read no file except mails", async () => {
    for (const name of ["..%2Fgevel.db", "%2e%2e%2fgevel.db", "gevel.db"])
      expect((await app.staff.call(`/leads/mail-files/${name}`)).status).toBe(404);
  });

  it("FORM-11 staff see the mails of a lead and resend failed ones", async () => {
    const [sent] = (await mails()).mails;
    await outbox().where({ id: sent?.id }).update({ state: "dead", problem: "550 no such user" });
    const { mails: ofLead, counts } = await mails(`lead=${sent?.lead}&state=dead`);
    expect(counts).toEqual({ waiting: 0, sent: 1, dead: 1 });
    expect(ofLead).toMatchObject([
      { id: sent?.id, form: "site-contact", name: "An Peeters", problem: "550 no such user" },
    ]);
    const retried = await app.staff.call("/leads/mails/retry", "POST", { ids: [sent?.id] });
    expect(mailRetryResponseSchema.parse(retried.json)).toEqual({ retried: 1 });
    await expect.poll(async () => (await mails()).counts.sent).toBe(2);
    // The same mail, so the same file.
    expect(await files()).toHaveLength(2);
    const again = await app.staff.call("/leads/mails/retry", "POST", { ids: [sent?.id] });
    expect(mailRetryResponseSchema.parse(again.json)).toEqual({ retried: 0 });
  });

  it.each(languages)("FORM-11 staff preview a mail, in %s, with unsaved edits", async (language) => {
    const question = { form: "contact-demand", language, kind: "confirmation", texts };
    const preview = mailPreviewSchema.parse((await app.staff.call("/leads/mail-preview", "POST", question)).json);
    expect(preview.subject).toBe("Hallo An");
    expect(preview.html).toContain(`lang="${language}"`);
    expect(preview.text).toContain("Tot gauw\nGevel Vastgoed");
  });

  it("FORM-11 staff send a test mail, and none to an invalid address", async () => {
    const question = { form: "site-contact", language: "nl", kind: "agency", texts };
    const answer = await app.staff.call("/leads/mail-test", "POST", { ...question, to: "sam@agency.example" });
    expect(mailTestResponseSchema.parse(answer.json)).toEqual({ problem: null });
    expect((await files()).map(({ to }) => to)).toContain("sam@agency.example");
    const evil = { ...question, to: "sam@agency.example\r\nBcc: evil@example.org" };
    expect((await app.staff.call("/leads/mail-test", "POST", evil)).status).toBe(400);
  });

  it("FORM-12 erasing a lead erases its mails", async () => {
    const [sent] = (await mails()).mails;
    await app.cms.strapi.documents("plugin::leads.lead").delete({ documentId: sent?.lead ?? "" });
    expect((await mails(`lead=${sent?.lead}`)).mails).toEqual([]);
  });

  it("FORM-4 a mail without a recipient is stored, with a hint how to fix it", async () => {
    const recipients = app.cms.strapi.db.query("config.mail-recipient");
    await recipients.updateMany({ where: {}, data: { emails: "" } });
    await app.cms.strapi.db.query("api::site-config.site-config").updateMany({ where: {}, data: { email: null } });
    await app.cms.strapi.documents("api::site-config.site-config").publish({
      documentId: (await app.cms.strapi.documents("api::site-config.site-config").findFirst({}))?.documentId ?? "",
    });
    await app.send(leadOf("to nobody"));
    await expect
      .poll(async () => (await mails("state=dead")).mails.map(({ problem }) => problem))
      .toEqual([expect.stringContaining("there is nobody to send it to")]);
  });
});
