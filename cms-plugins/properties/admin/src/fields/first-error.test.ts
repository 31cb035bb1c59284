import { expect, it } from "vitest";
import { firstError, type Say } from "./first-error";

const dutch: Readonly<Record<string, string>> = { "validation.required": "Deze waarde is verplicht." };
const say: Say = ({ id, defaultMessage }, values) => `${dutch[id] ?? defaultMessage}${Object.values(values).join()}`;

it("CMS-11 finds what is wrong with a part of a field", () => {
  expect(firstError("too long", say)).toBe("too long");
  expect(firstError({ 2: { alt: { nl: "too long" } } }, say)).toBe("too long");
  for (const none of [undefined, null, {}, [null]]) expect(firstError(none, say)).toBeUndefined();
});

it("CMS-11 says in the language of the admin what the form knows by an id", () => {
  const required = { id: "validation.required", defaultMessage: "This value is required." };
  expect(firstError(required, say)).toBe("Deze waarde is verplicht.");
  expect(firstError({ nl: { id: "max", defaultMessage: "At most ", values: { max: 5 } } }, say)).toBe("At most 5");
});
