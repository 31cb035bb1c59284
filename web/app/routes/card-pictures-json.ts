import { isLanguage, isListingId } from "@gevel/config";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { cardPictures } from "~/properties/card/card-pictures.server";

/** The pictures that a visitor looks through on a card. GET /card-pictures.json?id=546&language=nl */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const { searchParams } = new URL(request.url);
  const [id, language] = [searchParams.get("id") ?? "", searchParams.get("language")];
  const pictures = isListingId(id) && isLanguage(language) ? cardPictures(context.replica, Number(id), language) : null;
  return Response.json(pictures ?? [], { status: pictures ? 200 : 404 });
}
