import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { databases, type TestCms } from "../support/databases.js";
import { importApi, listingItem } from "../support/import-api.js";
import { leadOf, sendLead } from "../support/leads-api.js";
import { configureAgency } from "../support/mail-agency.js";

const testimonials = "api::testimonial.testimonial";
const storedService = z.array(
  z.object({
    goal: z.string().nullable(),
    agent: z.object({ documentId: z.string() }).nullable(),
    fileReference: z.string(),
  }),
);

describe.each(databases())("testimonials on $name", ({ boot }) => {
  let cms: TestCms;

  beforeAll(async () => {
    cms = await boot();
    await configureAgency(cms);
  });
  afterAll(() => cms.close());

  const send = async (name: string, fileReference = "") => {
    const data = {
      ...{ rating: "5", testimonial: `Vlot en eerlijk, ${name}.`, firstName: "An", lastName: "Geheim" },
      ...{ email: "an@visitor.example", city: "Gent", fileReference, publishConsent: "yes" },
    };
    const answer = await sendLead(cms, leadOf(name, { form: "testimonial", data }));
    expect(answer.status).toBe(200);
    return z.object({ id: z.string() }).parse(await answer.json()).id;
  };
  const drafts = async (lead: string) =>
    cms.strapi.documents(testimonials).findMany({ locale: "nl", filters: { lead } });
  const published = async (lead: string) =>
    cms.strapi.documents(testimonials).findMany({ locale: "nl", status: "published", filters: { lead } });

  it("FORM-10 waits as a draft with first name and town only, however often it is sent, until staff publish it", async () => {
    const lead = await send("eerste");
    await send("eerste");
    const [draft, ...more] = await drafts(lead);
    expect(more).toEqual([]);
    expect(draft).toMatchObject({
      name: "An",
      place: "Gent",
      rating: 5,
      verified: false,
      text: "Vlot en eerlijk, eerste.",
    });
    expect(JSON.stringify(draft)).not.toMatch(/Geheim|visitor\.example/);
    expect(await published(lead)).toEqual([]);
    await cms.strapi.documents(testimonials).publish({ documentId: draft?.documentId ?? "", locale: "nl" });
    expect(await published(lead)).toHaveLength(1);
  });

  it("CMS-16 names the goal and the team member of the listing whose number the customer gives", async () => {
    const agent = { name: "Anna Claes", email: "anna@agency.be" };
    const properties = [
      listingItem("T-1", { recordFile: "548", goal: 1, agent }),
      listingItem("T-2", { recordFile: "600", goal: 0, agent: { name: "Weg", email: "weg@agency.be" } }),
      listingItem("T-3", { recordFile: "700", goal: 0, agent }),
      listingItem("T-4", { recordFile: "700", goal: 1, agent }),
    ];
    const api = await importApi(cms);
    await api.send({ source: "crm", mode: "full", properties });
    const article = { kind: "team" as const, title: "Anna Claes", email: "Anna@agency.be" };
    const { documentId } = await cms.strapi.documents("api::article.article").create({ locale: "nl", data: article });
    const stored = async (name: string, file: string) => {
      const filters = { lead: await send(name, file) };
      const found: unknown = await cms.strapi
        .documents(testimonials)
        .findMany({ locale: "nl", filters, populate: { agent: { fields: ["title"] } } });
      const [draft] = storedService.parse(found);
      return { goal: draft?.goal, agent: draft?.agent?.documentId ?? null, file: draft?.fileReference };
    };
    expect(await stored("derde", " 548 ")).toEqual({ goal: "rent", agent: documentId, file: "548" });
    expect(await stored("vierde", "t-1")).toMatchObject({ goal: "rent", agent: documentId });
    expect(await stored("vijfde", "600")).toMatchObject({ goal: "sale", agent: null });
    expect(await stored("zesde", "700")).toMatchObject({ goal: null, agent: null });
    expect(await stored("zevende", "onbekend")).toMatchObject({ goal: null, agent: null });
  });

  it("FORM-10 L12 is verified only with a file of the agency", async () => {
    const lead = await send("tweede");
    const [draft] = await drafts(lead);
    const change = (data: object) =>
      cms.strapi.documents(testimonials).update({ documentId: draft?.documentId ?? "", locale: "nl", data });
    await expect(change({ verified: true })).rejects.toThrow();
    await change({ verified: true, fileReference: "V-2026-12" });
    expect(await drafts(lead)).toMatchObject([{ verified: true, fileReference: "V-2026-12" }]);
  });
});
