import type { z } from "zod";
import { unitOfField } from "../rules/field-units.js";
import { expectedValue, schemaAt } from "./expected-value.js";

export const requiredMessage = "is required";
/** Its number alone says nothing; a name or a code comes here from feeds of other countries. */
const countryMessage = "expected the number of a country: 10 Belgium, 50 Luxembourg, 63 the Netherlands";

/**
 * How a contract speaks of a value that it does not take: a plain sentence with what is taken, drawn from the schema of the
 * field and its unit. Where a schema has a message of its own, that one stands.
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
