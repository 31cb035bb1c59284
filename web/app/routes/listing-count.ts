import { parseListingQuery } from "@gevel/config";
import type { LoaderFunctionArgs } from "@remix-run/node";

/** PROP-6: how many listings match, for the button that says so. GET /api/listing-count?goal=0&… */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const { searchParams } = new URL(request.url);
  const query = parseListingQuery(searchParams, searchParams.get("goal") === "1" ? 1 : 0);
  return Response.json({ count: context.replica.catalog.count(query) }, { headers: { "cache-control": "no-store" } });
}
