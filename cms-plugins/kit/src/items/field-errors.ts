import type { FieldError } from "@gevel/config";
import type { z } from "zod";

/** Enough to mend an item; a file of the wrong kind would name a thousand. */
const errorLimit = 20;

/** As many as help, and how many more there are. */
export function tellSome(errors: readonly FieldError[], limit = errorLimit): FieldError[] {
  if (errors.length <= limit) return [...errors];
  const more = errors.length - limit;
  return [...errors.slice(0, limit), { field: "item", message: `and ${more} more that are wrong` }];
}

const shownCharacters = 60;

/** The message, and the value where it was reported and is short enough to be of use. */
function withValue({ message, input }: z.core.$ZodIssue): string {
  if (!["string", "number", "boolean"].includes(typeof input) || !message.startsWith("expected ")) return message;
  const written = JSON.stringify(input);
  return written.length > shownCharacters ? message : `${message}, not ${written}`;
}

/** What is wrong with an item, by field; `what` it is not a field of ("an owner"). `beside` is what else is wrong with it. */
export function fieldErrors(error: z.ZodError, what: string, beside: readonly FieldError[] = []): FieldError[] {
  const errors = error.issues.flatMap((issue): FieldError[] => {
    const field = issue.path.join(".");
    if (issue.code === "unrecognized_keys") {
      const prefix = field === "" ? "" : `${field}.`;
      return issue.keys.map((key) => ({ field: `${prefix}${key}`, message: `is no field of ${what}` }));
    }
    return [{ field: field || "item", message: withValue(issue) }];
  });
  return tellSome([...errors, ...beside]).map(({ field, message }) => ({
    field: field.slice(0, 200) || '""',
    message,
  }));
}
