import { inTransaction, table, tableOf } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { readExisting, type ExistingItem } from "./validation/existing-items.js";
import { listingKind } from "../listings/listing-kind.js";
import type { ItemKind } from "../items/item-kind.js";
import { findByNumbers } from "./item-numbers.js";
import { projectKind } from "../projects/project-kind.js";
import { withdrawItems } from "./write-items.js";

/** A listing that its sender takes off. */
export interface ListingReference {
  reference: string;
  /** Other numbers that it may have been sent under, or that the site has as its record file. */
  others: readonly string[];
  /** Not shown on the site as a listing; it may be as a project. */
  isOffered?: boolean;
}

export interface FoundListings {
  /** References of the source. */
  found: string[];
  /** Those that represent a group of listings, which is a project here. */
  foundProjects: string[];
  /** Those that the source never had, by the number that was sent. */
  unknown: string[];
  /** Those whose number several items have, with the references of these. */
  ambiguous: { reference: string; among: string[] }[];
}

/** Items that were on offer until now, by reference. */
export interface Withdrawn {
  listings: string[];
  projects: string[];
}

const rows = z.array(z.object({ reference: z.string(), number: z.string(), withdrawnAt: z.unknown() }));
/** Databases bind so many values. */
const numbersAtOnce = 500;

type Found = Pick<ExistingItem, "reference" | "withdrawn">;

interface Numbered {
  kind: ItemKind;
  /** Attribute with the agent's own number. */
  attribute: "recordFile" | "projectNumber";
}

/** References by number: an item's own, else that of the agent; several where no number is one item's alone. */
async function byNumber(
  strapi: Core.Strapi,
  source: string,
  { kind, attribute }: Numbered,
  numbers: readonly string[],
) {
  const known = new Map<string, Found>();
  const { name, column } = tableOf(strapi, kind.uid);
  const found = new Map<string, Found[]>();
  for (let start = 0; start < numbers.length; start += numbersAtOnce) {
    const some = numbers.slice(start, start + numbersAtOnce);
    for (const [number, item] of await readExisting(strapi, kind.uid, source, some)) known.set(number, item);
    const numbered = await findByNumbers(strapi, kind.change, source, some);
    const items = await readExisting(
      strapi,
      kind.uid,
      source,
      numbered.map(({ reference }) => reference),
    );
    for (const { number, reference } of numbered) {
      const item = items.get(reference);
      if (item) found.set(number, [...(found.get(number) ?? []), item]);
    }
    await inTransaction(strapi, async ({ trx }) => {
      const query = table(strapi, trx, name)
        .where(column("source"), source)
        .whereIn(column(attribute), some)
        .select({ reference: column("reference"), number: column(attribute), withdrawnAt: column("withdrawnAt") });
      for (const { reference, number, withdrawnAt } of rows.parse(await query)) {
        const withdrawn = withdrawnAt !== null && withdrawnAt !== undefined;
        const others = (found.get(number) ?? []).filter((item) => item.reference !== reference);
        found.set(number, [...others, { reference, withdrawn }]);
      }
    });
  }
  // A listing that came back under another reference shares its number with the withdrawn one.
  const itemsWithNumber = (number: string) => {
    const all = found.get(number) ?? [];
    const onOffer = all.filter(({ withdrawn }) => !withdrawn);
    return onOffer.length > 0 ? onOffer : all.slice(0, 1);
  };
  return (all: readonly string[]): Found[] => {
    const byReference = all.flatMap((number) => known.get(number) ?? []).slice(0, 1);
    if (byReference.length > 0) return byReference;
    const bySingleMatch = all.map(itemsWithNumber).find(({ length }) => length === 1);
    return bySingleMatch ?? all.flatMap(itemsWithNumber);
  };
}

/** Finds the listings of a source by their reference, else by the agent's own number where only one listing has it. */
export async function findNamed(
  strapi: Core.Strapi,
  source: string,
  named: readonly ListingReference[],
): Promise<FoundListings> {
  const all: FoundListings = { found: [], foundProjects: [], unknown: [], ambiguous: [] };
  if (named.length === 0) return all;
  const numbers = named.flatMap(({ reference, others }) => [reference, ...others]);
  const listingOf = await byNumber(strapi, source, { kind: listingKind, attribute: "recordFile" }, numbers);
  const projectOf = await byNumber(strapi, source, { kind: projectKind, attribute: "projectNumber" }, numbers);
  for (const { reference, others, isOffered = false } of named) {
    const [listing, ...more] = listingOf([reference, ...others]);
    // It is ambiguous which of them is meant.
    if (listing && more.length > 0) {
      all.ambiguous.push({ reference, among: [listing, ...more].map((one) => one.reference) });
      continue;
    }
    // An item that represents a group may once have been a listing, and was withdrawn as one.
    const isProject = !isOffered && listing?.withdrawn !== false;
    const [project] = isProject ? projectOf([reference, ...others]) : [];
    if (listing) all.found.push(listing.reference);
    if (project) all.foundProjects.push(project.reference);
    if (!listing && !project) all.unknown.push(reference);
  }
  return all;
}

/**
 * Withdraws the named listings or projects of a source and returns those that were on offer until now. The withdrawal
 * limit does not apply, since the sender named each. Call it where nothing else of the source is imported.
 */
export async function withdrawNamed(
  strapi: Core.Strapi,
  kind: ItemKind,
  source: string,
  references: readonly string[],
): Promise<string[]> {
  if (references.length === 0) return [];
  const known = await readExisting(strapi, kind.uid, source, references);
  const onOffer = [...known.values()].filter(({ withdrawn }) => !withdrawn);
  const ids = onOffer.map(({ id }) => id);
  if (ids.length > 0) await withdrawItems(strapi, kind, ids);
  return onOffer.map(({ reference }) => reference);
}
