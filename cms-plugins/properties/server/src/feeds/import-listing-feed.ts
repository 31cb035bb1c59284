import type { ImportResponse, ListingFeedQuery, ListingFeedResponse } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { importFeed } from "../import/import-properties.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { readListingFeed } from "./read-listing-feed.js";
import { storeFiles } from "./store-files.js";
import { unpackFeed } from "./unpack/unpack-feed.js";

/** With what the feed withdrew by name, after the items and what a full one left out. */
function withWithdrawn({ summary, results }: ImportResponse, references: readonly string[]): ImportResponse {
  return {
    summary: { ...summary, withdrawn: summary.withdrawn + references.length },
    results: [...results, ...references.map((reference) => ({ reference, outcome: "withdrawn" as const, errors: [] }))],
  };
}

/**
 * API-6, and the one way in for every feed: of a request, a folder or an upload. The feed is read to its end before
 * anything is written, so one that is unreadable, empty or cut off changes nothing; then it is an import like any other.
 */
export async function importListingFeed(
  strapi: Core.Strapi,
  bytes: Buffer,
  query: ListingFeedQuery,
): Promise<ListingFeedResponse> {
  const { source, format, force, language } = query;
  const { document, files } = await unpackFeed(bytes, pluginSettings(strapi).bodyBytes);
  const feed = await readListingFeed(document, { files, format, language });
  const mode = query.mode ?? feed.mode ?? "partial";

  await storeFiles(strapi, feed.files);
  const envelope = { source, mode, ...(force && { force }) };
  const items = feed.raw.map((raw) => ({ raw }));
  const takenOff = [...new Set([...feed.withdrawn, ...feed.hidden])];
  const { imported, withdrawn, unknown } = await importFeed(
    strapi,
    { envelope, items },
    takenOff,
    pluginSettings(strapi),
  );
  for (const reference of unknown) {
    // One that never was for the site is no fault.
    if (!feed.withdrawn.includes(reference)) continue;
    const message = "is to be withdrawn, but this source never had it; nothing was withdrawn";
    feed.problems.add({ field: "reference", value: reference, message, done: "left-out" }, { reference });
  }
  return {
    ...withWithdrawn(imported, withdrawn),
    format: feed.format,
    mode,
    problems: feed.problems.listed,
    problemsLeftOff: feed.problems.leftOff,
  };
}
