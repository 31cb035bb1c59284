import { fallbackLanguage, isLanguage } from "@gevel/config";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { readMapPointsAddress } from "~/properties/map/addresses";

/** PROP-5: every match of a search for the map; a listing that hides its address has its place's point (PROP-9). */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const { searchParams } = new URL(request.url);
  const requestedLanguage = searchParams.get("language") ?? "";
  const { query, scope } = readMapPointsAddress(searchParams);
  const language = isLanguage(requestedLanguage) ? requestedLanguage : fallbackLanguage;
  return Response.json(context.replica.catalog.mapPoints(query, language, scope));
}
