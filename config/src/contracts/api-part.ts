import type { z } from "zod";
import type { ErrorCode } from "../errors.js";

/** What a plugin opens to integrators, for the one description of the API (API-4). Schemas are named as they are there. */
export interface OpenApiFragment {
  /** Below the prefix of the API: `/owner-stats/import`. */
  path: string;
  operationId: string;
  summary: string;
  description: string;
  /** Of an API token, in the words of the admin. */
  permission: string;
  request: {
    name: string;
    schema: z.ZodType;
    /** Its lists, each with the name of what it holds. */
    lists: Readonly<Record<string, string>>;
    examples: Readonly<Record<string, { summary: string; value: unknown }>>;
  };
  response: { name: string; schema: z.ZodType; description: string };
  /** What the lists hold. */
  items: Readonly<Record<string, z.ZodType>>;
  failures: Readonly<Partial<Record<ErrorCode, string>>>;
}
