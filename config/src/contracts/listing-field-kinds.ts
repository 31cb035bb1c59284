import { z } from "zod";
import { importLimits } from "./import-limits.js";
import { lenientNumber, line as lineInput, localizedInput, text, url as urlInput } from "./import-values.js";
import {
  agentInput,
  createdAtInput,
  documentInputSchema,
  pictureInputSchema,
  referenceSchema,
  webId,
  zipInput,
} from "./item-inputs.js";
import { goalSchema } from "../site/goal.js";
import { documentSchema, listingAgentSchema, pictureSchema } from "./item-parts.js";
import { localizedSchema } from "../site/localized.js";

/**
 * The kinds of a listing's own fields. `input` is the accepted input, `value` the stored value and, for a public field,
 * the one visitors see; `unsaid` is the value if nothing is sent.
 */
export const line = { kind: "line", input: lineInput.nullish(), value: z.string(), unsaid: "" } as const;
export const requiredLine = { ...line, input: lineInput.min(1) } as const;
export const url = { kind: "url", input: urlInput.nullish(), value: z.string(), unsaid: "" } as const;
export const reference = { kind: "reference", input: referenceSchema, value: z.string(), unsaid: "" } as const;
export const zip = { kind: "zip", input: zipInput, value: z.string(), unsaid: "" } as const;

/** One line per language. */
export const texts = { kind: "texts", input: text, value: localizedSchema, unsaid: {} } as const;
export const html = {
  kind: "html",
  input: localizedInput(importLimits.description).nullish(),
  value: localizedSchema,
  unsaid: {},
} as const;

export const flag = (unsaid: boolean) =>
  ({ kind: "flag", input: z.boolean().nullish(), value: z.boolean(), unsaid }) as const;

interface Range {
  readonly min: number;
  readonly max: number;
}

/** A whole number; a missing one is a number as well. */
export const whole = ({ min, max }: Range, unsaid: number) =>
  ({
    kind: "whole",
    min,
    max,
    unsaid,
    input: lenientNumber(z.number().int().min(min).max(max).nullish()).optional(),
    value: z.number().int(),
  }) as const;

export const decimal = ({ min, max }: Range) =>
  ({
    kind: "decimal",
    min,
    max,
    unsaid: null,
    input: lenientNumber(z.number().min(min).max(max).nullish()).optional(),
    value: z.number().nullable(),
  }) as const;

export const goal = { kind: "goal", input: lenientNumber(goalSchema), value: goalSchema, unsaid: 0 } as const;
export const type = { kind: "type", input: lenientNumber(webId), value: z.number().int(), unsaid: 0 } as const;
export const types = {
  kind: "types",
  /** Comma-separated, as section 3 has it, or a list. */
  input: z
    .union([z.string().regex(/^\s*(\d{1,4}\s*(,\s*\d{1,4}\s*)*)?$/), z.array(webId).max(50)], {
      error: "expected type ids divided by commas, or a list of them",
    })
    .nullish(),
  value: z.array(z.number().int()),
  unsaid: [],
} as const;

export const pictures = {
  kind: "pictures",
  value: z.array(pictureSchema),
  unsaid: [],
  input: z.array(pictureInputSchema).max(importLimits.pictures).nullish(),
} as const;
export const documents = {
  kind: "documents",
  value: z.array(documentSchema),
  unsaid: [],
  input: z.array(documentInputSchema).max(importLimits.documents).nullish(),
} as const;
export const agent = { kind: "agent", input: agentInput, value: listingAgentSchema.nullable(), unsaid: null } as const;
export const date = {
  kind: "moment",
  input: createdAtInput,
  unsaid: null,
  value: z.iso.datetime().nullable(),
} as const;
