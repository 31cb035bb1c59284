import { parseListingQuery } from "@gevel/config";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { listAt } from "~/pages/resolve/list-at.server";
import { restrictListingQuery } from "~/properties/query/restrict-listing-query.server";
import { withErrorPage } from "~/shell/errors/with-error-page.server";

/**
 * PROP-6: the number of matching listings, for the submit button. GET /api/listing-count?list=/nl/te-koop/&goal=0&… The
 * list's scope applies here as well; without a list all listings of the goal count.
 */
export const loader = withErrorPage(async ({ request, context }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  const { catalog } = context.replica;
  const at = listAt(context, searchParams.get("list") ?? "");
  const count = at
    ? catalog.count(restrictListingQuery(at.list, searchParams, catalog), at.list)
    : catalog.count(parseListingQuery(searchParams, searchParams.get("goal") === "1" ? 1 : 0));
  return Response.json({ count }, { headers: { "cache-control": "no-store" } });
});
