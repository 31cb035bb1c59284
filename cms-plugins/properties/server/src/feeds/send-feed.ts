import type { ListingFeedQuery, ListingFeedResponse } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { recordImport, type Recorded } from "../history/record-import.js";
import { bodyInMemory } from "../history/sent-body.js";
import type { Sending } from "../import/send-import.js";
import { importListingFeed } from "./import-listing-feed.js";

/** Imports a feed of another system and writes it down in the history. */
export function sendFeed(
  strapi: Core.Strapi,
  { read, refuseSource, ...call }: Sending<Buffer>,
  readQuery: () => ListingFeedQuery,
): Promise<Recorded<ListingFeedResponse>> {
  return recordImport(strapi, call, async ({ note, keep }) => {
    const query = readQuery();
    const { source, mode, format } = query;
    note({ query, source, ...(mode && { mode }), ...(format && { format }) });
    await refuseSource?.(source);
    const bytes = await read();
    keep(bodyInMemory(bytes));
    const answer = await importListingFeed(strapi, bytes, query);
    note({ mode: answer.mode, format: answer.format });
    return answer;
  });
}
