import {
  listingCompleteness,
  regionOfListing,
  type BoardListing,
  type Language,
  type MissingPart,
} from "@gevel/config";
import type { TableOf } from "@gevel/core";
import { readListing } from "../../listings/listing-row.js";
import { readText, readTime, type Row } from "../../rows/read-value.js";
import { toLegalListing, type LegalContext } from "../legal-context.js";

/** A listing as the board has it, but for what staff said of it. */
export type IncompleteEntry = Omit<BoardListing, "reason"> & { id: number };

/** Most listings lack what many others lack: one list serves them all. */
type Shared = (parts: readonly MissingPart[]) => BoardListing["missing"];

export function createSharedParts(): Shared {
  const known = new Map<string, BoardListing["missing"]>();
  return (parts) => {
    const lacking = parts.map(({ field, reason, language, legal, blocking }) => ({
      ...{ field, reason, legal },
      ...(language && { language }),
      ...(blocking && { blocking }),
    }));
    const key = JSON.stringify(lacking);
    const shared = known.get(key) ?? lacking;
    known.set(key, shared);
    return shared;
  };
}

export interface EntryContext {
  table: Pick<TableOf, "column">;
  languages: readonly Language[];
  today: Date;
  shared: Shared;
  law: LegalContext;
}

/** What a row lacks, as its form tells it too. */
export function toIncompleteEntry(row: Row, { table, languages, today, shared, law }: EntryContext): IncompleteEntry {
  const stored = readListing(row, table);
  const { listing } = stored;
  const legalListing = toLegalListing({ ...listing }, law);
  const { percent, missing } = listingCompleteness(legalListing, languages, today);
  return {
    id: stored.id,
    documentId: readText(row[table.column("documentId")]),
    reference: listing.reference,
    headline: listing.typeDescription,
    zip: listing.zip,
    city: listing.city,
    region: regionOfListing(legalListing) ?? "abroad",
    goal: listing.goal,
    agent: listing.agent?.name ?? "",
    source: stored.source,
    isDraft: stored.withdrawnAt !== null && readTime(row[table.column("publicSince")]) === null,
    percent,
    missing: shared(missing),
  };
}
