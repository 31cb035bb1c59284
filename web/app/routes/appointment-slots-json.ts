import { slotsQuerySchema } from "@gevel/config";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { withErrorPage } from "~/shell/errors/with-error-page.server";
import { slotOptions } from "~/appointments/shown-slots.server";

/** FORM-7: the current viewing slots, for forms on cached pages. `null` if they are unknown. */
export const loader = withErrorPage(async ({ request, context }: LoaderFunctionArgs) => {
  const { data } = slotsQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const slots = await slotOptions(context, data?.listing ?? null);
  return Response.json({ slots }, { headers: { "cache-control": "no-store" } });
});
