import { describe, expect, it } from "vitest";
import { formKeys, type FormKey } from "../site/content-kinds.js";
import { fieldProblem } from "./field-problem.js";
import { thankYouPath, type FormField } from "./form-definition.js";
import { formSchema } from "./form-schema.js";
import { forms } from "./forms.js";

const make = (part: Partial<FormField>): FormField => ({ name: "x", kind: "text", required: true, ...part });

describe("the rules of section 5", () => {
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
    ["an amount as people write it", make({ kind: "amount" }), ["€ 350.000"], null],
    ["an amount below nothing", make({ kind: "amount" }), ["-5"], "amount"],
    ["a date", make({ kind: "date" }), ["2028-02-29"], null],
    ["a date of no calendar", make({ kind: "date" }), ["2027-02-29"], "date"],
    ["half a date", make({ kind: "date" }), ["2027-02"], "date"],
    ["a date in other words", make({ kind: "date" }), ["29/02/2028"], "date"],
    ["two friends in one field", make({ kind: "email" }), ["an@x.be,bo@x.be"], "email"],
    ["a choice nobody offered", make({ kind: "choice", options: ["a"] }), ["b"], "unknownChoice"],
    ["a line of more than 200 characters", make({}), ["x".repeat(201)], "tooLong"],
    ["a long text of 5,000", make({ kind: "long" }), ["x".repeat(5000)], null],
    ["a long text of 5,001", make({ kind: "long" }), ["x".repeat(5001)], "tooLong"],
  ])("FORM-2 judges %s", (_, field, values, problem) => {
    expect(fieldProblem(field, values)).toBe(problem);
  });

  it("FORM-3 asks for at least one property type and one zone", () => {
    const result = formSchema(forms["demand-register"]).safeParse({});
    const missing = result.error?.issues.map((issue) => issue.path[0]);
    expect(missing).toEqual(expect.arrayContaining(["propertyTypes", "zones", "goal", "email"]));
    expect(missing).not.toContain("minPrice");
  });

  it("holds a choice to what the site's data offers", () => {
    const schema = formSchema(forms["contact-demand"], { propertyType: ["1", "2"] });
    const issues = schema.safeParse({ propertyType: ["9"] }).error?.issues ?? [];
    expect(issues.find((issue) => issue.path[0] === "propertyType")?.message).toBe("unknownChoice");
  });
});

describe("the forms of a listing", () => {
  const names = (key: FormKey) => forms[key].fields.map(({ name }) => name);

  it("FORM-1 asks for a visit no more than the law of letting allows: a name, a way to answer, and moments", () => {
    expect(names("contact-appointment")).toEqual([
      "preferredDays",
      "visitSlots",
      "startDate",
      "firstName",
      "lastName",
      "email",
      "phone",
      "remark",
    ]);
    const result = formSchema(forms["contact-appointment"]).safeParse({});
    expect(result.error?.issues.map(({ path }) => path[0])).toEqual(["firstName", "lastName", "email"]);
  });

  it("FORM-1 writes to one friend, in words that are not the sender's", () => {
    expect(names("send-to-friend")).toEqual(["friendEmail", "firstName", "email"]);
    expect(forms["send-to-friend"].fields.every(({ kind }) => kind !== "long")).toBe(true);
  });

  it("FORM-8 asks for at least one document, of those that the listing has", () => {
    const schema = formSchema(forms["document-request"], { documents: ["EPC"] });
    const problem = (documents: string[]) =>
      schema.safeParse({ documents }).error?.issues.find(({ path }) => path[0] === "documents")?.message;
    expect(problem([])).toBe("chooseOne");
    expect(problem(["Eigendomstitel"])).toBe("unknownChoice");
    expect(problem(["EPC"])).toBeUndefined();
  });
});

describe("the forms", () => {
  it.each(formKeys)("FORM-1 %s stands under its own key, with fields of different names", (key) => {
    const { fields, ...form } = forms[key];
    expect(form.key).toBe(key);
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
    expect(form.thankYou).toMatch(/^feedback\//);
  });

  it("ROUTE-3 thanks a seller, a letter and who does not know yet each on a page of their own", () => {
    const path = (plan: string) => thankYouPath(forms["contact-demand-small"], { plan });
    expect(path("sell")).toBe("feedback/contact-demand-small/verkopen");
    expect(path("let")).toBe("feedback/contact-demand-small/verhuren");
    expect(path("sell-or-let")).toBe("feedback/contact-demand-small");
    expect(thankYouPath(forms.newsletter, {})).toBe("feedback/sign-newsletter");
  });

  it("trims what was typed, keeps lists as lists and drops fields nobody asked for", () => {
    const sent = { email: [" a@b.be "], newsletterConsent: ["yes"], admin: ["1"] };
    expect(formSchema(forms.newsletter).parse(sent)).toEqual({
      firstName: "",
      email: "a@b.be",
      newsletterConsent: "yes",
    });
  });
});
