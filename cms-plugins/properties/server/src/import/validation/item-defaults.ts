import { defaultSourceSettings, type ImportSourceSettings } from "@gevel/config";

/** The settings of a source that affect how an item is read. */
export type ItemDefaults = Pick<ImportSourceSettings, "countryId" | "language" | "dates">;

const isFields = (item: unknown): item is Readonly<Record<string, unknown>> =>
  typeof item === "object" && item !== null && !Array.isArray(item);

/** The item as if its sender had sent what is set of the source; what he sent himself stays. */
export function withDefaults(item: unknown, { countryId, dates }: ItemDefaults): unknown {
  if (!isFields(item)) return item;
  const read: Record<string, unknown> = { ...item };
  if (countryId !== null && (read.countryId ?? "") === "") read.countryId = countryId;
  // An invalid one stays, so that its sender is told of it either way.
  if (dates === "ignored" && typeof read.createdAt === "string" && !Number.isNaN(Date.parse(read.createdAt)))
    delete read.createdAt;
  return read;
}

/** Part of the checksum of what was sent, so that the same bytes are read again under other settings; empty without any. */
export function defaultsMark({ countryId, language, dates }: ItemDefaults): string {
  const isSet = countryId !== null || language !== null || dates !== defaultSourceSettings.dates;
  return isSet ? `${countryId ?? ""}${language ?? ""}${dates === "ignored" ? "-" : ""}:` : "";
}
