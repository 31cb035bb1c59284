import { z } from "zod";
import { listingAttributes } from "../rules/listing-attributes.js";
import { languageSchema } from "../site/languages.js";
import { countries } from "../site/limits.js";
import { importRecordDetailSchema } from "./import-history.js";
import { listingFields } from "./listing-fields.js";
import { importModeSchema, importRequestSchema } from "./property-import.js";

/** Ends of names that lead to no host of the internet (RFC 2606, 6761, 6762 and 8375), or are used so. */
const insideNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid)$/;
const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
// A host whose last part begins with a digit is an address in numbers, however they are written.
const hostName = new RegExp(`^(?:${label}\\.)+(?![0-9])${label}(?::\\d{1,5})?$`);

/**
 * Whether it is `host` or `host:port` with a name of a public internet host. The address it resolves to is checked
 * again on each request: this check alone keeps no private address out.
 */
function isPublicHost(written: string): boolean {
  return written.length <= 253 && hostName.test(written) && !insideNames.test(written.replace(/:\d+$/, ""));
}

/** Fields that identify a listing, or are read before a sender's own fields, cannot be filled from those. */
const ownRules: readonly string[] = [
  ...["reference", "zip", "city", "countryId", "countryName", "projectReference"],
  ...["marquee", "marqueeName", "priceUnit", "priceUnitText", "mainTypeName"],
];
const singleValues: readonly string[] = ["line", "texts", "html", "url", "flag", "whole", "decimal", "moment"];

/** The targets of a sender's own field: fields of a listing and labelled attributes, by their import names. */
export const ownFieldTargets: readonly string[] = [
  ...Object.entries(listingFields).flatMap(([key, field]) =>
    singleValues.includes(field.kind) && !ownRules.includes(key) ? ["sentAs" in field ? field.sentAs : key] : [],
  ),
  ...listingAttributes.map(({ key }) => key),
];

const ownFieldSchema = z.strictObject({
  /** The sender's name for it: alone, or with its path as in an import file's problem. */
  name: z.string().trim().min(1).max(200),
  field: z.enum(ownFieldTargets),
});
export type OwnField = z.infer<typeof ownFieldSchema>;

const lowerName = ({ name }: OwnField) => name.toLowerCase();

/** The settings of a source; a field left out behaves as without settings. PUT /api/properties/sources/{source}. */
export const importSourceSettingsSchema = z.strictObject({
  /** The staff's name for it; empty: its own name. */
  title: z.string().trim().max(100).default(""),
  /** For listings without a country; null: as in the file, Belgium if postal code and town match. */
  countryId: z.literal([countries.belgium, countries.luxembourg, countries.netherlands]).nullable().default(null),
  /** For texts without a language; null: the format's default. */
  language: languageSchema.nullable().default(null),
  /** For deliveries without a mode; null: the format's default. */
  mode: importModeSchema.nullable().default(null),
  ownFields: z
    .array(ownFieldSchema)
    .max(200)
    .refine((fields) => new Set(fields.map(lowerName)).size === fields.length, "names one field of the sender twice")
    .default([]),
  /** Besides those of the CMS; out in the internet, never on a private network. */
  pictureHosts: z
    .array(
      z
        .string()
        .trim()
        .toLowerCase()
        .refine(isPublicHost, "expected the name of a host in the internet, such as pictures.example.org"),
    )
    .max(50)
    .default([]),
  /** Whether the sender's creation date is used: it decides which listings of a first import are the newest. */
  dates: z.enum(["taken", "ignored"]).default("taken"),
});
export type ImportSourceSettings = z.infer<typeof importSourceSettingsSchema>;

/** The settings of a source without any. */
export const defaultSourceSettings: ImportSourceSettings = importSourceSettingsSchema.parse({});

export const importSourceSchema = z.object({
  source: importRequestSchema.shape.source,
  settings: importSourceSettingsSchema,
});
export type ImportSource = z.infer<typeof importSourceSchema>;

/** GET /api/properties/sources */
export const importSourcesSchema = z.object({ sources: z.array(importSourceSchema) });
export type ImportSources = z.infer<typeof importSourcesSchema>;

/** GET /properties/sources/:source of the admin. */
export const sourceOverviewSchema = importSourceSchema.extend({
  /** How many of its listings the site has now. */
  onSite: z.number().int(),
  lastDelivery: importRecordDetailSchema.nullable(),
});
export type SourceOverview = z.infer<typeof sourceOverviewSchema>;

/** GET /properties/sources of the admin, by name. */
export const sourceOverviewsSchema = z.object({ sources: z.array(sourceOverviewSchema) });
export type SourceOverviews = z.infer<typeof sourceOverviewsSchema>;
