import type { ImportResponse, ListingFeedQuery, ListingFeedResponse } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { importFeed } from "../import/import-properties.js";
import { storeNumbers } from "../import/item-numbers.js";
import { importSettings } from "../import/import-settings.js";
import type { Withdrawn } from "../import/withdraw-named.js";
import { listingKind } from "../listings/listing-kind.js";
import { projectKind } from "../projects/project-kind.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { ensureSource } from "../sources/stored-sources.js";
import { titleOf } from "./draft/item-draft.js";
import { groupPictureProblems } from "./group-picture-problems.js";
import type { ListingFeed } from "./draft/listing-feed.js";
import { parsedItem } from "./draft/read-listings.js";
import { readDelivery } from "./read-listing-feed.js";
import { storeFiles } from "./store-files.js";
import { unpackFeed } from "./unpack/unpack-feed.js";

/** With what the feed withdrew by name, after the items and what a full one left out. */
function withWithdrawn({ summary, results }: ImportResponse, { listings, projects }: Withdrawn): ImportResponse {
  const gone = { outcome: "withdrawn" as const, errors: [] };
  return {
    summary: { ...summary, withdrawn: summary.withdrawn + listings.length + projects.length },
    results: [
      ...results,
      ...listings.map((reference) => ({ reference, ...gone })),
      ...projects.map((reference) => ({ reference, ...gone, kind: "project" as const })),
    ],
  };
}

/** What the import says of a listing, as the feed has it: its own element and value in place of the contract's key. */
function inSendersWords({ results, ...rest }: ImportResponse, { problems, raw }: ListingFeed): ImportResponse {
  const inWords = results.map((result) => {
    const { reference, index, errors } = result;
    const item = reference === "" && index !== undefined && result.kind === undefined ? raw[index] : undefined;
    const title = item && titleOf(parsedItem(item));
    return {
      ...result,
      ...(title !== undefined && { title }),
      errors: errors.map((error) => problems.inSendersWords(reference, error)),
      ...(result.problems && {
        problems: result.problems.map((problem) => ({ ...problem, ...problems.inSendersWords(reference, problem) })),
      }),
    };
  });
  return { ...rest, results: inWords };
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
  const { source, format, force } = query;
  const { settings } = await ensureSource(strapi, source);
  const language = query.language ?? settings.language ?? undefined;
  const { documents, files } = await unpackFeed(bytes, pluginSettings(strapi).bodyBytes);
  const feed = await readDelivery(documents, { files, format, language, settings });
  const mode = query.mode ?? feed.mode ?? settings.mode ?? "partial";

  await storeFiles(strapi, feed.files);
  const envelope = { source, mode, ...(force && { force }) };
  const items = feed.raw.map((raw) => ({ raw }));
  // A feed without one says nothing of the projects that came another way.
  const projects = feed.projects.length > 0 ? feed.projects.map((raw) => ({ raw })) : undefined;
  const takenOff = [...new Set([...feed.withdrawn, ...feed.hidden])].map((reference) => ({
    reference,
    others: feed.otherNumbers.get(reference) ?? [],
    // A master object was perhaps a listing in an earlier import, and its project is not to go with it.
    isOffered: !feed.withdrawn.includes(reference),
  }));
  const { imported, withdrawn, unknown, ambiguous } = await importFeed(
    strapi,
    { envelope, items, ...(projects && { projects }) },
    takenOff,
    importSettings(strapi, settings),
  );
  const { listings, projects: described } = feed.offeredNumbers;
  await storeNumbers(strapi, listingKind.change, source, listings);
  await storeNumbers(strapi, projectKind.change, source, described);
  for (const { reference, among } of ambiguous) {
    const message = `is the number of several listings (${among.join(", ")}); nothing was withdrawn`;
    feed.problems.add({ field: "reference", value: reference, message, done: "left-out" }, { reference });
  }
  const listed = groupPictureProblems(imported, feed.problems);
  for (const reference of unknown) {
    // One that never was for the site is no fault.
    if (!feed.withdrawn.includes(reference)) continue;
    const message = "is to be withdrawn, but this source never had it; nothing was withdrawn";
    feed.problems.add({ field: "reference", value: reference, message, done: "left-out" }, { reference });
  }
  return {
    ...inSendersWords(withWithdrawn(listed, withdrawn), feed),
    format: feed.format,
    mode,
    problems: feed.problems.listed,
    problemsLeftOff: feed.problems.leftOff,
  };
}
