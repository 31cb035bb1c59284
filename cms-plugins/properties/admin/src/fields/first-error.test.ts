import { expect, it } from "vitest";
import { firstError, type FormatMessage } from "./first-error";

const dutch: Readonly<Record<string, string>> = { "validation.required": "Deze waarde is verplicht." };
const format: FormatMessage = ({ id, defaultMessage }, values) =>
  `${dutch[id] ?? defaultMessage}${Object.values(values).join()}`;

it("CMS-11 finds an error in a nested field", () => {
  expect(firstError("too long", format)).toBe("too long");
  expect(firstError({ 2: { alt: { nl: "too long" } } }, format)).toBe("too long");
  for (const none of [undefined, null, {}, [null]]) expect(firstError(none, format)).toBeUndefined();
});

it("CMS-11 translates messages that the form has by id", () => {
  const required = { id: "validation.required", defaultMessage: "This value is required." };
  expect(firstError(required, format)).toBe("Deze waarde is verplicht.");
  expect(firstError({ nl: { id: "max", defaultMessage: "At most ", values: { max: 5 } } }, format)).toBe("At most 5");
});
