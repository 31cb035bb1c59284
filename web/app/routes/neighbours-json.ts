import { AppError, isLanguage, isListingId } from "@gevel/config";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { listAt } from "~/pages/resolve/list-at.server";
import { restrictListingQuery } from "~/properties/query/restrict-listing-query.server";
import type { SearchPosition } from "~/properties/detail/search-position";
import { withErrorPage } from "~/shell/errors/with-error-page.server";

/**
 * PROP-7: the position of a listing in the list that a visitor came from; null if that list does not contain it. GET
 * /neighbours.json?id=540&language=fr&list=/nl/te-koop/?bedrooms=2
 */
export const loader = withErrorPage(async ({ request, context }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  const { catalog, enabledLanguages } = context.replica;
  const [id, language] = [searchParams.get("id") ?? "", searchParams.get("language")];
  if (!isListingId(id) || !isLanguage(language) || !enabledLanguages.includes(language))
    throw new AppError("PAGE_NOT_FOUND");

  const at = listAt(context, searchParams.get("list") ?? "");
  const found =
    at && catalog.neighbours(restrictListingQuery(at.list, at.params, catalog), Number(id), at.language, at.list);
  const pathOf = (other: number | null) => (other === null ? null : (catalog.card(other, language)?.path ?? null));
  const place: SearchPosition | null = found && {
    position: found.position,
    total: found.total,
    previous: pathOf(found.previous),
    next: pathOf(found.next),
  };
  return Response.json(place, { headers: { "cache-control": "no-store" } });
});
