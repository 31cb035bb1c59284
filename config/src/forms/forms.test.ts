import { describe, expect, it } from "vitest";
import { fieldProblem, formProblems } from "./field-problem.js";
import { thankYouPath, type FormField } from "./form-definition.js";
import { formSchema } from "./form-schema.js";
import { formKeys, forms, type FormKey } from "./forms.js";

const make = (part: Partial<FormField>): FormField => ({ name: "x", kind: "text", required: true, ...part });

describe("the form rules of section 5", () => {
  it.each([
    ["a required field left empty", make({}), [" "], "required"],
    ["a required choice not made", make({ kind: "choice", options: ["a"] }), [], "chooseOne"],
    ["an optional field left empty", make({ required: false }), [""], null],
    ["a right mail address", make({ kind: "email" }), ["an.claes+x@example.co.uk"], null],
    ["a mail address without a domain", make({ kind: "email" }), ["an@claes"], "email"],
    ["a mail address with a blank", make({ kind: "email" }), ["an claes@x.be"], "email"],
    ["a Belgian number", make({ kind: "tel" }), ["0470 12 34 56"], null],
    ["an international number", make({ kind: "tel" }), ["+32 (0)3 123.45.67"], null],
    ["a number of words", make({ kind: "tel" }), ["bel mij maar"], "phone"],
    ["too few digits", make({ kind: "tel" }), ["03 12 34 (.)"], "phone"],
    ["a Belgian postcode", make({ kind: "zip" }), ["2018"], null],
    ["a Dutch postcode", make({ kind: "zip" }), ["4561 AB"], null],
    ["a postcode of two digits", make({ kind: "zip" }), ["20"], "zip"],
    ["an amount with separators", make({ kind: "amount" }), ["€ 350.000"], null],
    ["an amount with cents and a currency", make({ kind: "amount" }), ["EUR 350.000,00"], null],
    ["an amount with a dash for its cents", make({ kind: "amount" }), ["350.000,-"], null],
    ["an amount with one decimal", make({ kind: "amount" }), ["350.000,5"], "amount"],
    ["a negative amount", make({ kind: "amount" }), ["-5"], "amount"],
    ["a date", make({ kind: "date" }), ["2028-02-29"], null],
    ["an impossible date", make({ kind: "date" }), ["2027-02-29"], "date"],
    ["half a date", make({ kind: "date" }), ["2027-02"], "date"],
    ["a date in another format", make({ kind: "date" }), ["29/02/2028"], "date"],
    ["two friends in one field", make({ kind: "email" }), ["an@x.be,bo@x.be"], "email"],
    ["an unknown choice", make({ kind: "choice", options: ["a"] }), ["b"], "unknownChoice"],
    ["a line of more than 200 characters", make({}), ["x".repeat(201)], "tooLong"],
    ["a long text of 5,000", make({ kind: "long" }), ["x".repeat(5000)], null],
    ["a long text of 5,001", make({ kind: "long" }), ["x".repeat(5001)], "tooLong"],
  ])("FORM-2 validate %s", (_, field, values, problem) => {
    expect(fieldProblem(field, values)).toBe(problem);
  });

  it("FORM-3 require at least one property type and one zone", () => {
    const result = formSchema(forms["demand-register"]).safeParse({});
    const missing = result.error?.issues.map((issue) => issue.path[0]);
    expect(missing).toEqual(expect.arrayContaining(["propertyTypes", "zones", "goal", "email"]));
    expect(missing).not.toContain("minPrice");
  });

  it("restrict a choice to the site's data", () => {
    const schema = formSchema(forms["contact-demand"], { options: { propertyType: ["1", "2"] } });
    const issues = schema.safeParse({ propertyType: ["9"] }).error?.issues ?? [];
    expect(issues.find((issue) => issue.path[0] === "propertyType")?.message).toBe("unknownChoice");
  });
});

describe("rules over several fields", () => {
  const savedSearch = { goal: ["buy"], propertyTypes: ["1"], zones: ["gent|9000"] };
  const problems = (form: FormKey, values: Record<string, string[]>, today?: string): Record<string, unknown> =>
    Object.fromEntries(
      (formSchema(forms[form], today === undefined ? {} : { today }).safeParse(values).error?.issues ?? []).map(
        ({ path, message }) => [String(path[0]), message],
      ),
    );

  it.each([
    [{}, { email: "oneOf" }],
    [{ email: [" "], phone: [""] }, { email: "oneOf" }],
    [{ email: ["an@"] }, { email: "email" }],
    [{ phone: ["12"] }, { phone: "phone" }],
    [{ email: ["an@example.org"] }, {}],
    [{ phone: ["0470 12 34 56"] }, {}],
  ])("CMS-15 a message needs an address or a number: %j", (given, expected) => {
    const values: Record<string, string[]> = { firstName: ["An"], lastName: ["Claes"], remark: ["?"], ...given };
    expect(formProblems(forms["contact-member"], (name) => values[name] ?? [])).toEqual(expected);
  });

  it.each([
    [{ minPrice: ["300.000"], maxPrice: ["€ 250 000"] }, { maxPrice: "belowMinimum" }],
    [{ minPrice: ["300000"], maxPrice: ["300.000"] }, {}],
    [{ minPrice: ["€ 250.000,00"], maxPrice: ["300.000 EUR"] }, {}],
    [{ minPrice: ["300000"] }, {}],
    [{ maxPrice: ["1"] }, {}],
    [{ minPrice: ["much"], maxPrice: ["1"] }, { minPrice: "amount" }],
    [{ minBedrooms: ["4"], maxBedrooms: ["2"] }, { maxBedrooms: "belowMinimum" }],
    [{ minGarages: ["2"], maxGarages: ["1"] }, { maxGarages: "belowMinimum" }],
    [{ minParkings: ["3"], maxParkings: ["2"] }, { maxParkings: "belowMinimum" }],
    [{ minParkings: ["2"], maxParkings: ["2"] }, {}],
    [
      { minPrice: ["2"], maxPrice: ["1"], minBedrooms: ["3"], maxBedrooms: ["2"] },
      { maxPrice: "belowMinimum", maxBedrooms: "belowMinimum" },
    ],
  ])("FORM-2 a maximum is never below its minimum: %j", (values, expected) => {
    const found = Object.entries(problems("demand-register", { ...savedSearch, ...values }));
    expect(Object.fromEntries(found.filter(([name]) => /^(min|max)/.test(name)))).toEqual(expected);
  });

  it.each([
    ["2026-11-20", "past"],
    ["2025-12-31", "past"],
    ["2026-11-21", undefined],
    ["2026-12-01", undefined],
    ["", undefined],
    ["2026-02-30", "date"],
  ])("FORM-2 a viewing from %j on, requested on 21 November 2026, has the problem %s", (day, problem) => {
    expect(problems("contact-appointment", { startDate: [day] }, "2026-11-21").startDate).toBe(problem);
  });

  it.each([
    ["2026-12-01", "2026-12-05", undefined],
    ["2026-12-01", "2026-12-01", undefined],
    ["2026-12-05", "2026-12-01", "beforeStart"],
    [" 2026-12-05 ", "2026-12-01", "beforeStart"],
    ["", "2026-12-01", undefined],
    ["2026-12-05", "", undefined],
    ["2026-12-05", "2026-11-20", "past"],
    ["2026-12-05", "2026-12-32", "date"],
    ["2026-13-05", "2026-12-01", undefined],
  ])("FORM-2 a viewing from %j until %j has the problem %s at its end", (startDate, endDate, problem) => {
    const values = { startDate: [startDate], endDate: [endDate] };
    expect(problems("contact-appointment", values, "2026-11-21").endDate).toBe(problem);
  });

  it("FORM-2 a submission sent in time stays valid when it is delivered later", () => {
    expect(problems("contact-appointment", { startDate: ["2026-11-20"] }).startDate).toBeUndefined();
  });
});

describe("the forms of a listing", () => {
  const names = (key: FormKey) => forms[key].fields.map(({ name }) => name);

  it("FORM-1 asks for a viewing only what the law on lettings allows: a name, contact details and slots", () => {
    expect(names("contact-appointment")).toEqual([
      "slot",
      "preferredDays",
      "visitSlots",
      "startDate",
      "endDate",
      "firstName",
      "lastName",
      "email",
      "phone",
      "remark",
    ]);
    const result = formSchema(forms["contact-appointment"]).safeParse({});
    expect(result.error?.issues.map(({ path }) => path[0])).toEqual(["firstName", "lastName", "email"]);
  });

  it("FORM-1 sends fixed texts to a single friend", () => {
    expect(names("send-to-friend")).toEqual(["friendEmail", "firstName", "email"]);
    expect(forms["send-to-friend"].fields.every(({ kind }) => kind !== "long")).toBe(true);
  });

  it("FORM-12 has separate, optional boxes for alerts and the newsletter", () => {
    const boxes = (key: FormKey) => forms[key].fields.filter(({ kind }) => kind === "box");
    expect(boxes("demand-register").map(({ name, required }) => [name, required])).toEqual([
      ["alertsOptIn", false],
      ["newsletterOptIn", false],
    ]);
    for (const key of ["site-contact", "contact-demand"] as const)
      expect(boxes(key).map(({ name, required }) => [name, required])).toEqual([["newsletterOptIn", false]]);
  });

  it("FORM-10 publishes a testimonial only with consent", () => {
    const issues = formSchema(forms.testimonial).safeParse({ rating: ["6"] }).error?.issues ?? [];
    const found: Record<string, unknown> = Object.fromEntries(
      issues.map(({ path, message }) => [String(path[0]), message]),
    );
    expect(found).toMatchObject({ rating: "unknownChoice", testimonial: "required", publishConsent: "required" });
    expect(found).not.toHaveProperty("fileReference");
  });

  it("FORM-8 requires at least one document of the listing", () => {
    const schema = formSchema(forms["document-request"], { options: { documents: ["EPC"] } });
    const problem = (documents: string[]) =>
      schema.safeParse({ documents }).error?.issues.find(({ path }) => path[0] === "documents")?.message;
    expect(problem([])).toBe("chooseOne");
    expect(problem(["Eigendomstitel"])).toBe("unknownChoice");
    expect(problem(["EPC"])).toBeUndefined();
  });
});

describe("the forms", () => {
  it("FORM-1 are different, each under its own key", () => {
    expect(new Set(formKeys.map((key) => forms[key])).size).toBe(formKeys.length);
  });

  it.each(formKeys)("FORM-1 %s has fields with unique names", (key) => {
    const { fields, ...form } = forms[key];
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
    expect(form.thankYou).toMatch(/^feedback\//);
  });

  it("ROUTE-3 thanks for selling, letting and undecided on a page each", () => {
    const path = (plan: string) => thankYouPath(forms["contact-demand-small"], { plan });
    expect(path("sell")).toBe("feedback/contact-demand-small/verkopen");
    expect(path("let")).toBe("feedback/contact-demand-small/verhuren");
    expect(path("sell-or-let")).toBe("feedback/contact-demand-small");
    expect(thankYouPath(forms.newsletter, {})).toBe("feedback/sign-newsletter");
  });

  it("trims text, keeps lists as lists and drops unknown fields", () => {
    const sent = { email: [" a@b.be "], newsletterConsent: ["yes"], admin: ["1"] };
    expect(formSchema(forms.newsletter).parse(sent)).toEqual({
      firstName: "",
      email: "a@b.be",
      newsletterConsent: "yes",
    });
  });
});
