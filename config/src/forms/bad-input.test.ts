import { describe, expect, it } from "vitest";
import { leadSchema } from "../contracts/leads.js";
import { fieldLimits, type FormField } from "./form-definition.js";
import { fieldProblem } from "./field-problem.js";
import { formSchema } from "./form-schema.js";
import { formKeys, forms, type FormKey } from "./forms.js";

const today = "2026-11-21";

/** The options from the site's data. */
const offered = {
  "property-types": ["1", "2"],
  zones: ["gent|9000"],
  documents: ["EPC"],
  "visit-slots": ["2026-12-01T10:00"],
};

const optionsOf = ({ kind, options = [] }: FormField): readonly string[] => {
  if (typeof options === "string") return offered[options];
  return options.length === 0 && kind === "select" ? ["Appartement 0.2"] : options;
};

const texts: Record<FormField["kind"], string> = {
  text: "Claes",
  email: "an@example.org",
  tel: "0470 12 34 56",
  zip: "2000",
  amount: "250.000",
  long: "Is er een tuin?",
  date: "2026-12-01",
  box: "yes",
  choice: "",
  choices: "",
  select: "",
};

const right = (field: FormField): string[] => [texts[field.kind] || (optionsOf(field)[0] ?? "")];

/** A form filled in as it should be. */
const filledIn = (key: FormKey): Record<string, string[]> =>
  Object.fromEntries(forms[key].fields.map((field) => [field.name, right(field)]));

function send(key: FormKey, values: Record<string, string[]>) {
  const options = Object.fromEntries(
    forms[key].fields.flatMap((field) => (optionsOf(field).length > 0 ? [[field.name, optionsOf(field)]] : [])),
  );
  const { data, error } = formSchema(forms[key], { options, today }).safeParse(values);
  return { data, wrong: (error?.issues ?? []).map(({ path }) => String(path[0])) };
}

const bad: Record<string, string[]> = {
  blanks: [" \t\n ", " "],
  "a huge text": ["x".repeat(1_000_000)],
  "a line too long": ["x".repeat(fieldLimits.line + 1)],
  HTML: ["<b onmouseover=alert(1)>An</b>"],
  script: ['"><script>alert(1)</script>'],
  "control characters": ["A\u0000\u0007n\u001b[31m\u202e\ud800"],
  "a header of a mail": ["An\r\nBcc: everybody@example.org\r\n\r\n<p>"],
  "a header in other line ends": ["An\u2028Bcc: x@example.org\rCc: y@example.org"],
  "many values": Array.from({ length: 500 }, (_, index) => String(index)),
  "a template": ["${7*7} {{7*7}} %0d%0a"],
  "words of programs": ["NaN"],
  "names of objects": ["__proto__"],
  emoji: ["👩‍👩‍👧 Zoë Ægir"],
};

const cases = formKeys.flatMap((key) =>
  forms[key].fields.flatMap((field) => Object.keys(bad).map((what) => [key, field.name, what] as const)),
);

describe("bad input", () => {
  it.each(formKeys)("FORM-2 %s accepts valid input", (key) => {
    expect(send(key, filledIn(key)).wrong).toEqual([]);
  });

  it.each(formKeys.flatMap((key) => forms[key].fields.map((field) => [key, field.name, field] as const)))(
    "FORM-2 %s without %s reports it when it is required, and only then",
    (key, name, { required }) => {
      for (const absent of [undefined, [], [""]]) {
        const { [name]: _, ...others } = filledIn(key);
        const { wrong } = send(key, absent ? { ...others, [name]: absent } : others);
        // A range with only its upper end is valid.
        expect(wrong).toEqual(required ? [name] : []);
      }
    },
  );

  it.each(cases)("FORM-2 %s with %s of %s reports that field alone, or stores a harmless text", (key, name, what) => {
    const values = bad[what] ?? [];
    const { data, wrong } = send(key, { ...filledIn(key), [name]: values });
    expect(wrong.filter((other) => other !== name)).toEqual([]);
    if (wrong.length > 0) return;
    const field = forms[key].fields.find((one) => one.name === name);
    const stored = [data?.[name] ?? ""].flat();
    const limit = field?.kind === "long" ? fieldLimits.long : fieldLimits.line;
    for (const text of stored) {
      expect(text.length).toBeLessThanOrEqual(limit);
      expect(text).not.toMatch(
        field?.kind === "long" ? /[\u0000-\u0009\u000b-\u001f\u202e]/ : /[\u0000-\u001f\u2028\u202e]/,
      );
      expect(text).not.toMatch(/[\ud800-\udfff]/u);
      if (field && optionsOf(field).length > 0 && text !== "") expect(optionsOf(field)).toContain(text);
    }
    const rest = { form: key, language: "nl", page: "/", privacyVersion: "", listing: null };
    expect(leadSchema.safeParse({ ...rest, key: "a".repeat(64), data }).success).toBe(true);
  });

  it.each(["email", "tel", "zip", "amount", "date"] as const)("FORM-2 an invalid %s is rejected", (kind) => {
    const field: FormField = { name: "x", kind, required: true };
    for (const [what, values] of Object.entries(bad)) {
      if (what === "many values" && (kind === "zip" || kind === "amount")) continue;
      expect(fieldProblem(field, values), what).not.toBeNull();
    }
  });

  it("FORM-2 unknown fields are ignored, and missing required ones reported", () => {
    const values = { admin: ["1"], __proto__: ["x"], constructor: ["x"], toString: ["x"] };
    expect(send("newsletter", values).wrong.sort()).toEqual(["email", "newsletterConsent"]);
  });
});
