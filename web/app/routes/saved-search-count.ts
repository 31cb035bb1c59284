import { fieldLimits, savedSearchFromForm } from "@gevel/config";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { withErrorPage } from "~/shell/errors/with-error-page.server";

/**
 * FORM-3: the number of listings that match a saved search now, by the form's own field names. GET
 * /api/wish-count?goal=buy&zones=… It is valid for one state of the replica, so the page cache stores it like a page.
 */
export const loader = withErrorPage(async ({ request, context }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  const names = new Set(searchParams.keys());
  const data = Object.fromEntries(
    [...names].map((name) => [name, searchParams.getAll(name).slice(0, fieldLimits.choices)]),
  );
  return Response.json({ count: context.replica.catalog.countSavedSearch(savedSearchFromForm(data)) });
});
