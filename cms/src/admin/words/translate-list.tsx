import type { ReactNode } from "react";
import { labelId } from "../texts/message-ids";
import { uidByName } from "../texts/models";
import { ChoiceCell } from "./choice-cell";

interface Layout {
  settings?: { displayName?: string };
}

interface Column {
  name: string;
  attribute: { type: string };
  cellFormatter?: (row: Readonly<Record<string, unknown>>) => ReactNode;
}

interface Filter {
  name: string;
  label: unknown;
}

const uidOf = ({ settings }: Layout): string | undefined => uidByName[settings?.displayName ?? ""];

/** Strapi names the choices of an enumeration in its forms and filters; a list shows their codes. */
export function translateCells<Hook extends { displayedHeaders: readonly Column[]; layout: Layout }>(hook: Hook): Hook {
  if (uidOf(hook.layout) === undefined) return hook;
  const displayedHeaders = hook.displayedHeaders.map((column) =>
    column.attribute.type === "enumeration" && !column.cellFormatter
      ? {
          ...column,
          cellFormatter: (row: Readonly<Record<string, unknown>>) => <ChoiceCell value={row[column.name]} />,
        }
      : column,
  );
  return { ...hook, displayedHeaders };
}

/** What Strapi numbers entries by, which nobody sees. */
const internals = ["id", "documentId"];

/** Strapi looks up the names of columns, and leaves those of filters as they are stored. */
export function translateFilters<Hook extends { displayedFilters: readonly Filter[]; layout: Layout }>(
  hook: Hook,
): Hook {
  const uid = uidOf(hook.layout);
  if (uid === undefined) return hook;
  const displayedFilters = hook.displayedFilters
    .filter(({ name }) => !internals.includes(name))
    .map((filter) =>
      typeof filter.label === "string"
        ? { ...filter, label: { id: labelId(uid, filter.name), defaultMessage: filter.label } }
        : filter,
    );
  return { ...hook, displayedFilters };
}
