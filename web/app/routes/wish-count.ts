import { fieldLimits, wishOfForm } from "@gevel/config";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { guarded } from "~/shell/errors/guarded.server";

/**
 * FORM-3: how many homes match a wish now, by the names of the form's own fields. GET /api/wish-count?goal=buy&zones=…
 * It is true of one state of the replica, so the page cache keeps it as it keeps a page.
 */
export const loader = guarded(async ({ request, context }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  const names = new Set(searchParams.keys());
  const data = Object.fromEntries(
    [...names].map((name) => [name, searchParams.getAll(name).slice(0, fieldLimits.choices)]),
  );
  return Response.json({ count: context.replica.catalog.countWish(wishOfForm(data)) });
});
