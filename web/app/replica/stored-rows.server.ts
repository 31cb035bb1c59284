import { listingSchema, projectSchema, propertyTypeSchema, siteTreeSchema } from "@gevel/config";
import type { z } from "zod";
import { cardSourceSchema } from "./card-source.server";

/** The schema of each table's JSON. */
export const storedRows = {
  trees: siteTreeSchema,
  types: propertyTypeSchema,
  listings: listingSchema,
  cards: cardSourceSchema,
  projects: projectSchema,
} as const satisfies Record<string, z.ZodType>;

type Rows = typeof storedRows;

/**
 * A row read per visitor is not parsed again: the change log's contents are parsed by these schemas before they are
 * written, a card is made of those, and rows of other contracts have another format (`stored-format.server.ts`).
 * Parsing would take as long as everything else of a card. Rows read at a start are parsed: a damaged file shows there.
 */
export const readRow = <Table extends keyof Rows>(_table: Table, json: string) =>
  JSON.parse(json) as z.infer<Rows[Table]>;
