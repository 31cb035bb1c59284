import { listingSchema, projectSchema, propertyTypeSchema, siteTreeSchema } from "@gevel/config";
import type { z } from "zod";
import { cardSourceSchema } from "./card-source.server";

/** What the file has as JSON, by its table. */
export const storedRows = {
  trees: siteTreeSchema,
  types: propertyTypeSchema,
  listings: listingSchema,
  cards: cardSourceSchema,
  projects: projectSchema,
} as const satisfies Record<string, z.ZodType>;

type Rows = typeof storedRows;

/**
 * A row that is read for each visitor, not parsed again: what the feed brings is parsed by these schemas before it is
 * written, a card is made of that, and what other contracts wrote has another format (`stored-format.server.ts`). Parsing
 * would take as long as all else that a card costs. What a start reads is parsed: a damaged file shows there.
 */
export const readRow = <Table extends keyof Rows>(_table: Table, json: string) =>
  JSON.parse(json) as z.infer<Rows[Table]>;
