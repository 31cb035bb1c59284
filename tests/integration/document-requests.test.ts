import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { documentLinkSchema, leadDetailSchema, leadDocumentsSchema } from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { mailingApp } from "../support/agency-app.js";
import { databases } from "../support/databases.js";
import { startForeignHost, type ForeignHost } from "../support/foreign-host.js";
import { importApi, listingItem, type ImportApi } from "../support/import-api.js";
import { leadOf, sendLead } from "../support/leads-api.js";
import { codeOf, fetchDocument, readDocument, tokensIn } from "../support/appointments-api.js";

const plan = "%PDF-1.7 a plan";
const onRequest = (name: string, access = "on-request") => ({
  url: `/uploads/${name}.pdf`,
  name: { nl: name },
  kind: "document",
  access,
});

describe.each(databases())("documents on request on $name", ({ boot }) => {
  let elsewhere: ForeignHost;
  beforeAll(async () => {
    elsewhere = await startForeignHost();
  });
  afterAll(() => elsewhere.stop());
  // The host has two names: one is configured as a host on a private network, the other as a public one.
  const app = mailingApp(boot, () => ({
    PRIVATE_PICTURE_HOSTS: `127.0.0.1:${elsewhere.port}`,
    PICTURE_HOSTS: `localhost:${elsewhere.port}`,
  }));
  let api: ImportApi;
  let item: { id: number; reference: string };

  const offer = (documents: object[]) =>
    api.send({ source: "documents", properties: [listingItem("documents-1", { documents })] });

  beforeAll(async () => {
    const { cms } = app;
    const uploads = join(cms.strapi.dirs.static.public, "uploads");
    await mkdir(uploads, { recursive: true });
    for (const name of ["EPC", "Plan", "Nota"]) await writeFile(join(uploads, `${name}.pdf`), plan);
    api = await importApi(cms);
    await offer([onRequest("EPC"), onRequest("Plan"), onRequest("Nota", "staff")]);
    const stored: unknown = await cms.strapi.db
      .query("plugin::properties.property")
      .findOne({ where: { reference: "documents-1" } });
    item = { id: z.object({ id: z.number() }).parse(stored).id, reference: "documents-1" };
  });

  const request = async (name: string, documents: string[]) => {
    const email = `${name.replace(" ", "-")}@visitor.example`;
    const data = { documents, firstName: "An", lastName: "Peeters", email, phone: "" };
    const answer = await sendLead(app.cms, leadOf(name, { form: "document-request", listing: item, data }));
    expect(answer.status).toBe(200);
    return z.object({ id: z.string(), created: z.boolean() }).parse(await answer.json());
  };
  const mailsTo = (name: string, count: number) => app.mailsTo(`${name.replace(" ", "-")}@visitor.example`, count);
  const links = (lead: string) => app.row("gevel_document_links").where({ lead });
  const fetches = async (lead: string) =>
    leadDocumentsSchema
      .parse((await app.staff.call(`/leads/documents/${lead}`)).json)
      .documents.map(({ name, fetchedAt }) => [name, fetchedAt.length]);

  it("FORM-8 mails a link for each public document, and reveals no file's own address", async () => {
    const { id } = await request("first", ["EPC", "Plan", "Nota"]);
    const [mail] = await mailsTo("first", 1);
    const tokens = mail ? tokensIn(mail, "my-document") : [];
    expect(tokens).toHaveLength(2);
    expect(mail?.mail.text).not.toContain("/uploads/");
    const stored: unknown = await links(id);
    for (const token of tokens) expect(JSON.stringify(stored)).not.toContain(token);
  });

  it("FORM-8 link scanners fetch nothing; a click on the button does, and staff see it", async () => {
    const { id } = await request("second", ["EPC", "Plan"]);
    const [mail] = await mailsTo("second", 1);
    const [token = ""] = mail ? tokensIn(mail, "my-document") : [];
    for (let check = 0; check < 3; check += 1) {
      const seen = documentLinkSchema.parse(await (await readDocument(app.cms, token)).json());
      expect(seen).toMatchObject({ state: "open", name: "EPC", language: "nl" });
    }
    expect(await fetches(id)).toEqual([
      ["EPC", 0],
      ["Plan", 0],
    ]);
    const file = await fetchDocument(app.cms, token);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(file.headers.get("content-disposition")).toContain("EPC.pdf");
    expect(await file.text()).toBe(plan);
    expect(await fetches(id)).toEqual([
      ["EPC", 1],
      ["Plan", 0],
    ]);
  });

  it("FORM-8 a second request is recognised until the links of the first expire", async () => {
    const first = await request("third", ["Plan"]);
    expect(await request("third", ["Plan"])).toEqual({ id: first.id, created: false });
    const [mail] = await mailsTo("third", 1);
    const [old = ""] = mail ? tokensIn(mail, "my-document") : [];
    await links(first.id).update({ until: Date.now() - 1 });
    expect(documentLinkSchema.parse(await (await readDocument(app.cms, old)).json()).state).toBe("gone");
    expect((await fetchDocument(app.cms, old)).status).toBe(404);

    const again = await Promise.all([request("third", ["Plan"]), request("third", ["Plan"])]);
    expect(again.filter(({ created }) => created)).toHaveLength(1);
    const [, renewed] = await mailsTo("third", 2);
    const [token = ""] = renewed ? tokensIn(renewed, "my-document") : [];
    expect(token).not.toBe(old);
    expect((await fetchDocument(app.cms, token)).status).toBe(200);
    expect((await fetchDocument(app.cms, old)).status).toBe(404);
  });

  it("FORM-8 a withdrawn document says so, and cannot be downloaded", async () => {
    await request("fourth", ["EPC", "Plan"]);
    const [mail] = await mailsTo("fourth", 1);
    const [epc = "", floor = ""] = mail ? tokensIn(mail, "my-document") : [];
    await offer([onRequest("EPC", "staff"), onRequest("Plan")]);
    expect(documentLinkSchema.parse(await (await readDocument(app.cms, epc)).json()).state).toBe("withdrawn");
    expect((await fetchDocument(app.cms, epc)).status).toBe(404);
    expect((await fetchDocument(app.cms, floor)).status).toBe(200);
  });

  it("FORM-8 deleting the lead deletes the link and its downloads", async () => {
    const { id } = await request("fifth", ["Plan"]);
    const [mail] = await mailsTo("fifth", 1);
    const [token = ""] = mail ? tokensIn(mail, "my-document") : [];
    await fetchDocument(app.cms, token);
    await app.cms.strapi.documents("plugin::leads.lead").delete({ documentId: id });
    expect(await links(id)).toEqual([]);
    expect((await fetchDocument(app.cms, token)).status).toBe(404);
  });

  describe("documents on another host", () => {
    const foreignPlan = () => ({ ...onRequest("Bodem"), url: `http://127.0.0.1:${elsewhere.port}/bodem.pdf` });
    const eventsOf = async (lead: string) =>
      leadDetailSchema
        .parse((await app.staff.call(`/leads/inbox/${lead}`)).json)
        .events.flatMap((event) => (event.kind === "told" ? [{ text: event.text, problem: event.problem }] : []));

    it("FORM-8 are fetched by the CMS where the agency allows the host, which no mail or page reveals", async () => {
      await offer([onRequest("Plan"), foreignPlan()]);
      const { id } = await request("foreign", ["Plan", "Bodem"]);
      const [mail] = await mailsTo("foreign", 1);
      const [, token = ""] = mail ? tokensIn(mail, "my-document") : [];
      expect(`${mail?.mail.text}${mail?.mail.html}`).not.toContain("bodem.pdf");
      const page = await (await readDocument(app.cms, token)).text();
      expect(page).toContain('"state":"open"');
      expect(page).not.toContain("bodem.pdf");
      expect(elsewhere.asked).toEqual([]);

      const file = await fetchDocument(app.cms, token);
      expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
      expect(file.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''Bodem.pdf");
      expect(file.headers.get("content-length")).toBe(String(elsewhere.file.length));
      expect(await file.text()).toBe(elsewhere.file);
      expect(elsewhere.asked).toEqual(["/bodem.pdf"]);
      expect(await fetches(id)).toEqual([
        ["Plan", 0],
        ["Bodem", 1],
      ]);
    });

    it("Q-3 are not fetched from a private address or over redirects", async () => {
      const moved = `http://127.0.0.1:${elsewhere.port}/moved.pdf`;
      for (const [name, url] of [
        ["inward", `http://localhost:${elsewhere.port}/bodem.pdf`],
        ["onward", moved],
        ["missing", `http://127.0.0.1:${elsewhere.port}/missing.pdf`],
      ] as const) {
        elsewhere.asked.length = 0;
        await offer([{ ...onRequest(name), url }]);
        const { id } = await request(name, [name]);
        const [mail] = await mailsTo(name, 1);
        const [token = ""] = mail ? tokensIn(mail, "my-document") : [];
        const file = await fetchDocument(app.cms, token);
        expect([name, file.status, await codeOf(file)]).toEqual([name, 502, "API_ERROR"]);
        // The forbidden address was never requested, and a file that was not delivered does not count as a fetch.
        expect(elsewhere.asked).toEqual(name === "inward" ? [] : [new URL(url).pathname]);
        expect(await fetches(id)).toEqual([[name, 0]]);
      }
    });

    it("FORM-8 are sent by the office where the host is not allowed, and visitor and staff see that", async () => {
      await offer([onRequest("Plan"), { ...onRequest("Attest"), url: "https://files.feed.example/attest.pdf" }]);
      await app.waitUntilMailed();
      app.received.length = 0;
      const { id } = await request("by hand", ["Plan", "Attest"].toReversed());
      const [mail] = await mailsTo("by hand", 1);
      expect(mail?.mail.text).toContain("We bezorgen u de documenten per e-mail.");
      expect(mail && tokensIn(mail, "my-document")).toEqual([]);
      const [office] = await app.mailsTo("info@agency.example", 1);
      expect(office?.mail.text).toContain("De website kan deze documenten niet zelf versturen.");
      expect(await eventsOf(id)).toEqual([
        {
          text: "The website cannot send these documents itself. Please send them to the visitor by e-mail.",
          problem: true,
        },
      ]);
      await offer([onRequest("Plan")]);
      const sent = await request("by link", ["Plan"]);
      await mailsTo("by link", 1);
      const [, ofLink] = await app.mailsTo("info@agency.example", 2);
      expect(ofLink?.mail.text).not.toContain("niet zelf versturen");
      expect(await eventsOf(sent.id)).toEqual([]);
    });
  });

  it("Q-3 give access to no file outside the uploads", async () => {
    await offer([onRequest("Plan")]);
    const { id } = await request("sixth", ["Plan"]);
    const [mail] = await mailsTo("sixth", 1);
    const [token = ""] = mail ? tokensIn(mail, "my-document") : [];
    await links(id).update({ url: "/uploads/../gevel.db" });
    expect((await fetchDocument(app.cms, token)).status).toBe(404);
  });
});
