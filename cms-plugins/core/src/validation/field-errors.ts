import type { FieldError } from "@gevel/config";
import type { z } from "zod";

/** Enough to mend an item; a file of the wrong kind would name a thousand. */
const errorLimit = 20;

/** A useful number of errors, and how many more there are. */
export function limitErrors(errors: readonly FieldError[], limit = errorLimit): FieldError[] {
  if (errors.length <= limit) return [...errors];
  const more = errors.length - limit;
  return [...errors.slice(0, limit), { field: "item", message: `and ${more} more that are wrong` }];
}

const maxValueLength = 60;

const valueAt = (sent: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
    sent,
  );

/** The message, and the value where it is short enough to be of use. Programs show the answer on pages of theirs: no markup is repeated. */
function withValue(message: string, value: unknown): string {
  if (!["string", "number", "boolean"].includes(typeof value) || !message.startsWith("expected ")) return message;
  const written = JSON.stringify(value);
  return written.length > maxValueLength || /[<>]/.test(written) ? message : `${message}, not ${written}`;
}

interface ErrorContext {
  /** Other errors of the item. */
  otherErrors?: readonly FieldError[];
  /**
   * The item, if its values may be repeated. Zod's own `reportInput` serializes all of it as JSON, which fails for a
   * deeply nested one.
   */
  sent?: unknown;
}

/** The errors of an item, by field; `subject` names the item ("an owner"). */
export function fieldErrors(
  error: z.ZodError,
  subject: string,
  { otherErrors = [], sent }: ErrorContext = {},
): FieldError[] {
  const errors = error.issues.flatMap((issue): FieldError[] => {
    const field = issue.path.join(".");
    if (issue.code === "unrecognized_keys") {
      const prefix = field === "" ? "" : `${field}.`;
      return issue.keys.map((key) => ({ field: `${prefix}${key}`, message: `is no field of ${subject}` }));
    }
    return [{ field: field || "item", message: withValue(issue.message, valueAt(sent, issue.path)) }];
  });
  return limitErrors([...errors, ...otherErrors]).map(({ field, message }) => ({
    field: field.slice(0, 200) || '""',
    message,
  }));
}
