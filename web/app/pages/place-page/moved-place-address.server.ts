import { emptyListingQuery, listParameters, type Language } from "@gevel/config";
import { placePages, type PlacePage } from "~/properties/place-pages/place-pages.server";
import { listAddress } from "~/properties/query/list-address";
import { restrictListingQuery } from "~/properties/query/restrict-listing-query.server";
import type { Replica } from "~/replica/replica";

const ownNames: ReadonlySet<string> = new Set(listParameters);

/**
 * SEO-5: a place page has pages and nothing else to choose. With a filter, an order or the map it is the list with its
 * place and type chosen, at the list's address; null where the address is the page's own. Foreign parameters stay.
 */
export function movedPlaceAddress(
  replica: Replica,
  { page, language }: { page: PlacePage; language: Language },
  { searchParams }: URL,
): string | null {
  const requested = [...searchParams].filter(([name]) => ownNames.has(name));
  const pages = placePages(replica);
  const list = pages.lists[page.goal]?.list;
  if (requested.length === 0 || !list) return null;
  const query = restrictListingQuery(list, searchParams, replica.catalog);
  const plain = { ...emptyListingQuery(page.goal), sort: list.sort, page: query.page };
  const path = pages.path(page, language);
  const isPlain = listAddress("", query, list.sort) === listAddress("", plain, list.sort);
  const address = isPlain
    ? listAddress(path, plain, list.sort)
    : listAddress(
        pages.listPath(page.goal, language),
        {
          ...query,
          cities: query.cities.length > 0 ? query.cities : [...page.town.cities],
          types: query.types.length > 0 || !page.type ? query.types : [page.type.id],
        },
        list.sort,
      );
  if (isPlain && requested.length === 1 && requested[0]?.join("=") === `page=${plain.page}` && plain.page > 1)
    return null;
  const foreign = new URLSearchParams([...searchParams].filter(([name]) => !ownNames.has(name))).toString();
  return foreign === "" ? address : `${address}${address.includes("?") ? "&" : "?"}${foreign}`;
}
