import type { ImportFileQuery, ListingFeedResponse } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { recordImport, type Recorded } from "../history/record-import.js";
import { bodyInMemory } from "../history/sent-body.js";
import type { ImportRun } from "../import/run-import.js";
import { importDelivery } from "./import-delivery.js";

/** Imports a feed of another system and writes it down in the history. */
export function runDeliveryImport(
  strapi: Core.Strapi,
  { read, rejectSource, ...call }: ImportRun<Buffer>,
  readQuery: () => ImportFileQuery,
): Promise<Recorded<ListingFeedResponse>> {
  return recordImport(strapi, call, async ({ note, store }) => {
    const query = readQuery();
    const { source, mode, format } = query;
    note({ query, source, ...(mode && { mode }), ...(format && { format }) });
    await rejectSource?.(source);
    const bytes = await read();
    store(bodyInMemory(bytes));
    const answer = await importDelivery(strapi, bytes, query);
    note({ mode: answer.mode, format: answer.format });
    return answer;
  });
}
