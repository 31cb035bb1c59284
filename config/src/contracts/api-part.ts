import type { z } from "zod";
import type { ErrorCode } from "../errors.js";

/**
 * The operations that a plugin opens to integrators, for the single description of the API (API-4). Schemas have their
 * names in it.
 */
export interface OpenApiFragment {
  /** Below the prefix of the API: `/owner-stats/import`. */
  path: string;
  operationId: string;
  summary: string;
  description: string;
  /** The permission of an API token, as named in the admin. */
  permission: string;
  request: {
    name: string;
    schema: z.ZodType;
    /** The names of its lists, each with the schema name of its items. */
    lists: Readonly<Record<string, string>>;
    examples: Readonly<Record<string, { summary: string; value: unknown }>>;
  };
  response: { name: string; schema: z.ZodType; description: string };
  /** The schemas of the list items. */
  items: Readonly<Record<string, z.ZodType>>;
  failures: Readonly<Partial<Record<ErrorCode, string>>>;
}
