import type { FieldError, ImportResponse } from "@gevel/config";

export type Result = ImportResponse["results"][number];

export const rejectedResult = (reference: string, errors: FieldError[]): Result => ({
  reference,
  outcome: "refused",
  errors,
});
