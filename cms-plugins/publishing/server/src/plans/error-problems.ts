import { isAppError, type PlanProblem } from "@gevel/config";
import { errors } from "@strapi/utils";
import { z } from "zod";

const detailsSchema = z.object({
  errors: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])).catch([]), message: z.string() })).min(1),
});

/** What was refused and why, as staff would have been told at the form; null where it failed for another reason. */
export function problemsOf(cause: unknown): PlanProblem[] | null {
  if (isAppError(cause)) return cause.status < 500 ? [{ field: null, message: cause.message }] : null;
  if (!(cause instanceof errors.ApplicationError)) return null;
  const details = detailsSchema.safeParse(cause.details).data;
  // Strapi's own errors have no types.
  if (!details) return [{ field: null, message: String(cause.message) }];
  return details.errors.map(({ path, message }) => ({ field: path.length > 0 ? String(path[0]) : null, message }));
}
