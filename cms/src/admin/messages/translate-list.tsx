import { pickFilters, type ListFilter } from "@gevel/core/admin";
import { DateTimeCell } from "@gevel/core/screens";
import type { ReactNode } from "react";
import { labelId } from "./message-ids";
import { uidByName } from "./content-types";
import { usedFilters, userUid } from "./used-filters";
import { Typography } from "@strapi/design-system";
import { useIntl } from "react-intl";
import { languageNames, languages } from "@gevel/config";
import { z } from "zod";

const rowSchema = z.object({
  locale: z.string().nullish(),
  localizations: z.array(z.object({ locale: z.string().nullish() })).nullish(),
});

const languagesLabel = { id: "gevel.list.languages", defaultMessage: "Languages" };

/** In which languages an entry is written, by their codes in the order of the house. */
function LanguagesCell({ row }: { row: unknown }) {
  const { locale, localizations } = rowSchema.catch({}).parse(row);
  const there = new Set([locale, ...(localizations ?? []).map((other) => other.locale)]);
  const written = languages.filter((language) => there.has(language));
  return (
    <Typography
      textColor="neutral800"
      title={written.map((language) => languageNames[language]).join(", ")}
      style={{ whiteSpace: "nowrap", textTransform: "uppercase", fontSize: "1.2rem" }}
    >
      {written.join(" ")}
    </Typography>
  );
}

/** A value of an enumeration in a list, by the name that its form gives it. */
function ChoiceCell({ value }: { value: unknown }) {
  const { formatMessage } = useIntl();
  const choice = typeof value === "string" ? value : "";
  return (
    <Typography textColor="neutral800">
      {choice === "" ? "-" : formatMessage({ id: choice, defaultMessage: choice })}
    </Typography>
  );
}

interface Layout {
  settings?: { displayName?: string };
}

interface Column {
  name: string;
  label?: unknown;
  attribute: { type: string };
  cellFormatter?: (row: Readonly<Record<string, unknown>>) => ReactNode;
}

const uidOf = ({ settings }: Layout): string | undefined => uidByName[settings?.displayName ?? ""];

function shortCell(column: Column): Column {
  if (column.name === "locales")
    return { ...column, label: languagesLabel, cellFormatter: (row) => <LanguagesCell row={row} /> };
  if (column.cellFormatter) return column;
  const { type } = column.attribute;
  if (type === "enumeration") return { ...column, cellFormatter: (row) => <ChoiceCell value={row[column.name]} /> };
  if (type === "datetime") return { ...column, cellFormatter: (row) => <DateTimeCell at={row[column.name]} /> };
  return column;
}

/**
 * Strapi names the choices of an enumeration in its forms and filters; a list shows their codes. Moments and languages are
 * said so briefly that what matters stays in view.
 */
export function translateCells<Hook extends { displayedHeaders: readonly Column[]; layout: Layout }>(hook: Hook): Hook {
  if (uidOf(hook.layout) === undefined) return hook;
  return { ...hook, displayedHeaders: hook.displayedHeaders.map(shortCell) };
}

/** The filters that staff use, named in their language: Strapi looks up the names of columns, and leaves those as stored. */
export function translateFilters<Hook extends { displayedFilters: readonly ListFilter[]; layout: Layout }>(
  hook: Hook,
): Hook {
  const uid = uidOf(hook.layout) ?? (hook.layout.settings?.displayName === "User" ? userUid : undefined);
  const used = uid === undefined ? undefined : usedFilters[uid];
  if (uid === undefined || used === undefined) return hook;
  const displayedFilters = pickFilters(hook.displayedFilters, used).map((filter) =>
    typeof filter.label === "string"
      ? { ...filter, label: { id: labelId(uid, filter.name), defaultMessage: filter.label } }
      : filter,
  );
  return { ...hook, displayedFilters };
}
