import type { z } from "zod";
import { unitOfField } from "../rules/field-units.js";
import { expectedValue, schemaAt } from "./expected-value.js";

export const requiredMessage = "is required";
/** The expected number alone would not help: imports from other countries send a name or a code here. */
const countryMessage = "expected the number of a country: 10 Belgium, 50 Luxembourg, 63 the Netherlands";

/**
 * Messages for rejected values: a plain sentence with what is accepted, derived from the field's schema and its unit. A
 * schema's own message takes precedence.
 */
export function validationMessages(root: z.core.$ZodType): { error: z.core.$ZodErrorMap } {
  return {
    error: (issue) => {
      if (issue.input === undefined) return requiredMessage;
      const path = issue.path ?? [];
      if (path.at(-1) === "countryId") return countryMessage;
      const schema = schemaAt(root, path);
      if (!schema) return "is not accepted";
      const expected = expectedValue(schema);
      const unit = expected.includes("number") ? unitOfField(String(path.at(-1))) : null;
      return `expected ${expected}${unit === null ? "" : ` (${unit})`}`;
    },
  };
}
