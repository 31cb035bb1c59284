import { z } from "zod";
import { errors } from "../errors.js";
import { importFormats, importFileProblemSchema } from "./import-file.js";
import { importedKinds, importModeSchema, importResponseSchema } from "./property-import.js";

/** API-5: who sent an import: a program by its token, a member of staff, or a file in the watched folder. */
export const importSenderSchema = z.object({ kind: z.enum(["token", "admin", "folder"]), name: z.string() });
export type ImportSender = z.infer<typeof importSenderSchema>;

/**
 * How an import ended: each item has its outcome, rejected as a whole, failed by an error of ours, or interrupted because
 * its CMS was killed; or it is still running.
 */
export const importEndings = ["succeeded", "rejected", "failed", "interrupted", "running"] as const;

export const importRecordSchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  sender: importSenderSchema,
  /** Null if the request was too malformed to tell. */
  source: z.string().nullable(),
  mode: importModeSchema.nullable(),
  /** `gevel` is our own import format. */
  format: z.enum(["gevel", ...importFormats]).nullable(),
  ending: z.enum(importEndings),
  summary: importResponseSchema.shape.summary,
  /** The number of values not accepted as they are. */
  problems: z.number().int(),
  milliseconds: z.number().int(),
  bytes: z.number().int(),
  /** Whether what was sent is still there to be sent again. */
  kept: z.boolean(),
  /** The import whose file this one sent again. */
  resendOf: z.number().int().nullable(),
});
export type ImportRecord = z.infer<typeof importRecordSchema>;

const fieldErrors = z.array(z.object({ field: z.string(), message: z.string() }));

export const importDetailsSchema = z.object({
  refusedItems: z.array(
    z.object({
      reference: z.string(),
      /** Its place in its list, from 0, where it has no reference. */
      index: z.number().int().optional(),
      /** Its title, where it has no reference. */
      title: z.string().optional(),
      /** Left out for a listing. */
      kind: z.enum(importedKinds).optional(),
      errors: fieldErrors,
    }),
  ),
  /** The number of rejected items beyond those stored. */
  refusedItemsLeftOff: z.number().int(),
  feedProblems: z.array(importFileProblemSchema),
  feedProblemsLeftOff: z.number().int(),
  /** Why the whole of it was refused. */
  error: z.object({ code: z.enum(Object.keys(errors)), fields: fieldErrors }).nullable(),
});
export type ImportDetails = z.infer<typeof importDetailsSchema>;

/** GET /properties/imports/:id of the admin, and the answer to what the admin sends. */
export const importRecordDetailSchema = importRecordSchema.extend(importDetailsSchema.shape);
export type ImportRecordDetail = z.infer<typeof importRecordDetailSchema>;

export const importHistoryQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
});

/** GET /properties/imports of the admin, newest first. */
export const importHistorySchema = z.object({
  imports: z.array(importRecordSchema),
  pagination: z.object({ page: z.number(), pageSize: z.number(), pageCount: z.number(), total: z.number() }),
  /** Imports since the CMS started that could not be written down here; null where there is none. */
  unlogged: z.object({ count: z.number().int(), lastAt: z.iso.datetime() }).nullable(),
});
export type ImportHistory = z.infer<typeof importHistorySchema>;

/** POST /properties/imports/:id/resend of the admin. */
export const importResendSchema = z.strictObject({
  /** Withdraws however many listings a full feed lacks. */
  force: z.boolean().default(false),
});
