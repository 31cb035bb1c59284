import { fallbackLanguage, isLanguage, isListingId } from "@gevel/config";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderCards } from "~/properties/card/render-cards.server";

/** At most this many flats of one address are listed on the map; the list has the others. */
const mostCards = 100;

/** The card of a match that a visitor opens on the map, rendered as in the list, or the cards of one address. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const { searchParams } = new URL(request.url);
  const requestedLanguage = searchParams.get("language") ?? "";
  const language = isLanguage(requestedLanguage) ? requestedLanguage : fallbackLanguage;
  const known = [...new Set(searchParams.getAll("id"))]
    .slice(0, mostCards)
    .filter((id) => isListingId(id) && context.replica.catalog.card(Number(id), language) !== null);
  if (known.length === 0) return Response.json({ html: "" }, { status: 404 });
  return Response.json({ html: renderCards(context.replica, known.map(Number), language) });
}
