import type { LoaderFunctionArgs } from "@remix-run/node";
import { guarded } from "~/shell/errors/guarded.server";
import { shownSlots } from "~/visits/shown-slots.server";

/** FORM-7: the moments of visits as they stand now, for forms on pages that are kept for all. `null` where nobody knows. */
export const loader = guarded(async ({ context }: LoaderFunctionArgs) => {
  const slots = await shownSlots(context);
  return Response.json({ slots }, { headers: { "cache-control": "no-store" } });
});
