import { fallbackLanguage, type ImportResponse } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { readPlaces } from "../places/stored-places.js";
import { importOwners } from "../owners/import-owners.js";
import { ownerRoleId } from "../owners/owner-accounts.js";
import { projectKind } from "../projects/project-kind.js";
import { importTypes } from "../types/import-types.js";
import { readTypes } from "../types/stored-types.js";
import { executePlan, planImport, type ImportSettings } from "./import-items.js";
import { type Result } from "../items/import-result.js";
import { listingKind } from "../listings/listing-kind.js";
import type { ImportBody } from "./read-items.js";
import {
  findNamed,
  withdrawNamed,
  type FoundListings,
  type ListingReference,
  type Withdrawn,
} from "./withdraw-named.js";

const running = new Map<string, Promise<unknown>>();

/** Work under the same key waits for the one before it, however that ended. */
async function runExclusive<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
  const before = running.get(key) ?? Promise.resolve();
  const own = before.then(task, task);
  running.set(key, own);
  try {
    return await own;
  } finally {
    if (running.get(key) === own) running.delete(key);
  }
}

function summarise(results: Result[]): ImportResponse {
  const summary = { created: 0, updated: 0, unchanged: 0, refused: 0, withdrawn: 0 };
  for (const { outcome } of results) summary[outcome] += 1;
  return { summary, results };
}

async function run(
  strapi: Core.Strapi,
  { envelope, items, projects, propertyTypes = [], owners = [] }: ImportBody,
  settings: ImportSettings,
  removals: readonly string[] = [],
): Promise<ImportResponse> {
  const { source, mode, force = false } = envelope;
  const call = { source, full: mode === "full", force, settings };
  const listings = items.length + removals.length;
  // Everything that may reject the call comes before the first write: a rejected import changes nothing.
  const listingPlan = await planImport(strapi, listingKind, { ...call, items, removals, sent: listings });
  const projectPlan =
    projects &&
    (await planImport(strapi, projectKind, {
      ...call,
      ...{ items: projects, removals: [], sent: listings + projects.length },
    }));
  const { batchSize } = settings;
  const ownerImport =
    owners.length > 0 ? { source, items: owners, batchSize, role: await ownerRoleId(strapi) } : undefined;

  const typeResults = await importTypes(strapi, propertyTypes, settings.defaults.language ?? fallbackLanguage);
  // Read after the call's own types were written, so that its listings may name them.
  const types = new Set((await readTypes(strapi)).map(({ webId }) => webId));
  const facts = { places: await readPlaces(strapi), types };
  const results = await executePlan(strapi, listingPlan, facts);
  const projectResults = projectPlan ? await executePlan(strapi, projectPlan, facts) : [];
  const ownerResults = ownerImport ? await importOwners(strapi, ownerImport) : [];
  for (const result of projectResults) results.push({ ...result, kind: "project" });
  for (const result of typeResults) results.push({ ...result, kind: "property-type" });
  for (const result of ownerResults) results.push({ ...result, kind: "owner" });
  return summarise(results);
}

/**
 * Way 2 of importing: reads each item, writes the changed ones batch by batch, and returns a result for each in order,
 * listings before projects, property types and owners; items a full import withdrew come after those of their kind.
 * Types are written first and owners last, since listings refer to types and owners to listings. One import of a source
 * runs at a time.
 */
export async function importProperties(
  strapi: Core.Strapi,
  body: ImportBody,
  settings: ImportSettings,
): Promise<ImportResponse> {
  return await runExclusive(body.envelope.source, () => run(strapi, body, settings));
}

export interface ImportOutcome {
  /** Of the items, without those withdrawn by name. */
  imported: ImportResponse;
  withdrawn: Withdrawn;
  /** Those that the source never had. One that was withdrawn before is in neither list. */
  unknown: string[];
  ambiguous: FoundListings["ambiguous"];
}

/**
 * An import that also withdraws listings by name, after its items. A full import does not count these as missing: its
 * withdrawal limit applies to the other missing listings; if it rejects them, nothing is withdrawn.
 */
export async function importWithRemovals(
  strapi: Core.Strapi,
  body: ImportBody,
  named: readonly ListingReference[],
  settings: ImportSettings,
): Promise<ImportOutcome> {
  const { source } = body.envelope;
  return await runExclusive(source, async () => {
    const { found, foundProjects, unknown, ambiguous } = await findNamed(strapi, source, named);
    const removals = [...new Set([...found, ...unknown])];
    const imported = await run(strapi, body, settings, removals);
    const listings = await withdrawNamed(strapi, listingKind, source, removals);
    const projects = await withdrawNamed(strapi, projectKind, source, foundProjects);
    return { imported, unknown, ambiguous, withdrawn: { listings, projects } };
  });
}
