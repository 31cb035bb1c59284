import type { DuplicateField } from "@gevel/config";
import { z } from "zod";

type Named = Pick<DuplicateField, "name" | "language">;

/** Distinguishes the same field of different languages. */
export const keyOf = ({ name, language }: Named): string => (language === null ? name : `${language}.${name}`);

/** By the key of the field. */
export type FieldProblems = Readonly<Record<string, string | undefined>>;

const answerSchema = z.object({
  response: z.object({
    data: z.object({
      error: z.object({
        details: z.object({ errors: z.array(z.object({ path: z.array(z.string()), message: z.string() })) }),
      }),
    }),
  }),
});

/** The CMS's errors for fields of the dialog; empty if one of its errors is for none of them. */
export function fieldProblems(cause: unknown, fields: readonly Named[]): FieldProblems {
  const problems = answerSchema.safeParse(cause).data?.response.data.error.details.errors ?? [];
  const keys = fields.map(keyOf);
  if (!problems.every(({ path }) => keys.includes(path.join(".")))) return {};
  return Object.fromEntries(problems.map(({ path, message }) => [path.join("."), message]));
}
