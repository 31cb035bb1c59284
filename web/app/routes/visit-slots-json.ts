import { visitSlotsQuerySchema } from "@gevel/config";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { guarded } from "~/shell/errors/guarded.server";
import { shownSlots } from "~/visits/shown-slots.server";

/** FORM-7: the moments of visits as they stand now, for forms on pages that are kept for all. `null` where nobody knows. */
export const loader = guarded(async ({ request, context }: LoaderFunctionArgs) => {
  const { data } = visitSlotsQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const slots = await shownSlots(context, data?.listing ?? null);
  return Response.json({ slots }, { headers: { "cache-control": "no-store" } });
});
