import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { databases, type TestCms } from "../support/databases.js";
import { logInStaff, type Staff } from "../support/strapi-accounts.js";

const popups = "/content-manager/collection-types/api::popup.popup";
const forms = "/content-manager/collection-types/api::contact-form.contact-form";
const createdSchema = z.object({ data: z.object({ documentId: z.string() }) });
const rejectionSchema = z.object({
  error: z.object({
    message: z.string(),
    details: z.object({ errors: z.array(z.object({ path: z.array(z.string()) })).optional() }),
  }),
});

describe.each(databases())("the form of a popup, on $name", ({ boot }) => {
  let cms: TestCms;
  let staff: Staff;

  const made = async (path: string, entry: object) => {
    const { status, json } = await staff.call(`${path}?locale=nl`, "POST", entry);
    expect(status, JSON.stringify(json)).toBe(201);
    return createdSchema.parse(json).data.documentId;
  };
  const act = (path: string, id: string, action: "publish" | "unpublish") =>
    staff.call(`${path}/${id}/actions/${action}?locale=nl`, "POST", {});

  beforeAll(async () => {
    cms = await boot();
    staff = await logInStaff(cms);
  });
  afterAll(() => cms.close());

  it("CMS-11 must fit a popup, and staff read beside the field why another one does not", async () => {
    const form = await made(forms, { name: "Zoekopdracht", form: "demand-register" });
    const { status, json } = await staff.call(`${popups}?locale=nl`, "POST", {
      title: "Zoekt u iets?",
      form: { connect: [{ documentId: form, locale: "nl" }] },
    });
    expect(status).toBe(400);
    const { error } = rejectionSchema.parse(json);
    expect(error.message).toMatch(/^This form does not fit a popup\./);
    expect(error.details.errors).toMatchObject([{ path: ["form"] }]);
  });

  it("CHROME-8 stays on the site as long as a popup uses it", async () => {
    const form = await made(forms, { name: "Nieuwsbrief", form: "newsletter", title: "Nieuws" });
    const popup = await made(popups, {
      title: "Nieuws uit de buurt",
      form: { connect: [{ documentId: form, locale: "nl" }] },
    });
    expect((await act(forms, form, "publish")).status).toBe(200);
    expect((await act(popups, popup, "publish")).status).toBe(200);
    const rejected = await act(forms, form, "unpublish");
    expect(rejected.status).toBe(400);
    expect(rejectionSchema.parse(rejected.json).error.message).toContain("Nieuws uit de buurt");
    expect((await act(popups, popup, "unpublish")).status).toBe(200);
    expect((await act(forms, form, "unpublish")).status).toBe(200);
  });
});
