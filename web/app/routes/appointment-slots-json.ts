import { slotsQuerySchema } from "@gevel/config";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { withErrorPage } from "~/shell/errors/with-error-page.server";
import { slotOptions } from "~/appointments/shown-slots.server";

/** FORM-7: the moments of visits as they stand now, for forms on pages that are kept for all. `null` where nobody knows. */
export const loader = withErrorPage(async ({ request, context }: LoaderFunctionArgs) => {
  const { data } = slotsQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const slots = await slotOptions(context, data?.listing ?? null);
  return Response.json({ slots }, { headers: { "cache-control": "no-store" } });
});
