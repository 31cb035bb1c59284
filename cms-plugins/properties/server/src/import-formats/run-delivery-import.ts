import type { ImportFileQuery, ListingFeedResponse, ImportResponse } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { recordImport, type Recorded } from "../history/record-import.js";
import { bodyInMemory } from "../history/sent-body.js";
import type { ImportRun } from "../import/run-import.js";
import { importWithRemovals } from "../import/import-properties.js";
import { storeNumbers } from "../import/item-numbers.js";
import { importSettings } from "../import/import-settings.js";
import type { Withdrawn } from "../import/withdraw-named.js";
import { listingKind } from "../listings/listing-kind.js";
import { projectKind } from "../projects/project-kind.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { ensureSource } from "../sources/stored-sources.js";
import { titleOf } from "./draft/item-draft.js";
import type { ParsedDelivery } from "./draft/parsed-delivery.js";
import { parsedItem } from "./draft/read-listings.js";
import { readDelivery } from "./read-delivery.js";
import { storeFiles } from "./store-delivery-files.js";
import { unpackDelivery } from "./unpack/unpack-delivery.js";
import type { DeliveryProblems } from "./draft/delivery-problems.js";

/** Groups the import's picture problems of single listings: in a delivery, the same problem of several listings is one. */
function groupPictureProblems({ results, ...rest }: ImportResponse, problems: DeliveryProblems): ImportResponse {
  const others = results.map(({ problems: ofItem, ...result }) => {
    const { reference } = result;
    const ungrouped = (ofItem ?? []).filter(({ field, value, message }) => {
      if (field !== "pictures") return true;
      problems.add({ field, value, message, done: "left-out" }, { reference });
      return false;
    });
    return { ...result, ...(ungrouped.length > 0 && { problems: ungrouped }) };
  });
  return { ...rest, results: others };
}

/** With what the feed withdrew by name, after the items and what a full one left out. */
function withWithdrawn({ summary, results }: ImportResponse, { listings, projects }: Withdrawn): ImportResponse {
  const withdrawnResult = { outcome: "withdrawn" as const, errors: [] };
  return {
    summary: { ...summary, withdrawn: summary.withdrawn + listings.length + projects.length },
    results: [
      ...results,
      ...listings.map((reference) => ({ reference, ...withdrawnResult })),
      ...projects.map((reference) => ({ reference, ...withdrawnResult, kind: "project" as const })),
    ],
  };
}

/** Translates the import's errors into the delivery's terms: its own element and value in place of the contract's key. */
function inSenderTerms({ results, ...rest }: ImportResponse, { problems, raw }: ParsedDelivery): ImportResponse {
  const translated = results.map((result) => {
    const { reference, index, errors } = result;
    const item = reference === "" && index !== undefined && result.kind === undefined ? raw[index] : undefined;
    const title = item && titleOf(parsedItem(item));
    return {
      ...result,
      ...(title !== undefined && { title }),
      errors: errors.map((error) => problems.inSenderTerms(reference, error)),
      ...(result.problems && {
        problems: result.problems.map((problem) => ({ ...problem, ...problems.inSenderTerms(reference, problem) })),
      }),
    };
  });
  return { ...rest, results: translated };
}

/**
 * API-6, and the single entry point of all deliveries: by request, folder or upload. The delivery is read to its end
 * before anything is written, so an unreadable, empty or truncated one changes nothing; then it is an import like any
 * other.
 */
async function importDelivery(
  strapi: Core.Strapi,
  bytes: Buffer,
  query: ImportFileQuery,
): Promise<ListingFeedResponse> {
  const { source, format, force } = query;
  const { settings } = await ensureSource(strapi, source);
  const language = query.language ?? settings.language ?? undefined;
  const { documents, files } = await unpackDelivery(bytes, pluginSettings(strapi).bodyBytes);
  const parsed = await readDelivery(documents, { files, format, language, settings });
  const mode = query.mode ?? parsed.mode ?? settings.mode ?? "partial";

  await storeFiles(strapi, parsed.files);
  const envelope = { source, mode, ...(force && { force }) };
  const items = parsed.raw.map((raw) => ({ raw }));
  // A delivery without projects does not affect those that came another way.
  const projects = parsed.projects.length > 0 ? parsed.projects.map((raw) => ({ raw })) : undefined;
  const removals = [...new Set([...parsed.withdrawn, ...parsed.hidden])].map((reference) => ({
    reference,
    others: parsed.otherNumbers.get(reference) ?? [],
    // A master object was perhaps a listing in an earlier import, and its project is not to go with it.
    isOffered: !parsed.withdrawn.includes(reference),
  }));
  const { imported, withdrawn, unknown, ambiguous } = await importWithRemovals(
    strapi,
    { envelope, items, ...(projects && { projects }) },
    removals,
    importSettings(strapi, settings),
  );
  const { listings, projects: described } = parsed.offeredNumbers;
  await storeNumbers(strapi, listingKind.change, source, listings);
  await storeNumbers(strapi, projectKind.change, source, described);
  for (const { reference, among } of ambiguous) {
    const message = `is the number of several listings (${among.join(", ")}); nothing was withdrawn`;
    parsed.problems.add({ field: "reference", value: reference, message, done: "left-out" }, { reference });
  }
  const listed = groupPictureProblems(imported, parsed.problems);
  for (const reference of unknown) {
    // A listing that was never for the site is no error.
    if (!parsed.withdrawn.includes(reference)) continue;
    const message = "is to be withdrawn, but this source never had it; nothing was withdrawn";
    parsed.problems.add({ field: "reference", value: reference, message, done: "left-out" }, { reference });
  }
  return {
    ...inSenderTerms(withWithdrawn(listed, withdrawn), parsed),
    format: parsed.format,
    mode,
    problems: parsed.problems.listed,
    problemsLeftOff: parsed.problems.leftOff,
  };
}

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
