import { fallbackLanguage, isLanguage, isListingId } from "@gevel/config";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { laidText } from "~/islands/laid.server";
import { drawCards } from "~/properties/card/draw-cards.server";

/** The card of a match that a visitor opens on the map, drawn as the list draws it. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const { searchParams } = new URL(request.url);
  const [asked, id] = [searchParams.get("language") ?? "", searchParams.get("id") ?? ""];
  const language = isLanguage(asked) ? asked : fallbackLanguage;
  const isKnown = isListingId(id) && context.replica.catalog.card(Number(id), language) !== null;
  if (!isKnown) return Response.json({ html: "" }, { status: 404 });
  return Response.json({ html: laidText(drawCards(context.replica, [Number(id)], language)) });
}
