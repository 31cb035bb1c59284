import type { ComponentType } from "react";
import { texts } from "../texts/all-texts";
import {
  ChangedCell,
  CompletenessCell,
  GoalCell,
  HeadlineCell,
  PictureCell,
  PriceCell,
  StateCell,
  type ListingRow,
} from "./listing-cells";

/** A column of Strapi's list view. */
interface Column {
  name: string;
  cellFormatter?: (row: ListingRow) => React.ReactNode;
  [more: string]: unknown;
}

interface ListViewHook {
  displayedHeaders: readonly Column[];
  layout: { options?: { properties?: { form?: string } } };
}

type Cell = ComponentType<{ row: ListingRow }>;
const drawnBy = (Cell: Cell) => (row: ListingRow) => <Cell row={row} />;

/** Columns of the table that stand for something, as what they stand for. */
const cells: Readonly<Record<string, Cell>> = {
  goal: GoalCell,
  price: PriceCell,
  marquee: StateCell,
  updatedAt: ChangedCell,
};

const added = (name: string, label: keyof typeof texts, Cell: Cell): Column => ({
  name,
  label: { id: label, defaultMessage: texts[label] },
  attribute: { type: "custom" },
  searchable: false,
  sortable: false,
  cellFormatter: drawnBy(Cell),
});

const picture = added("gevelPicture", "properties.list.picture", PictureCell);
const headline = added("gevelHeadline", "properties.list.headline", HeadlineCell);
const completeness = added("gevelCompleteness", "properties.completeness.title", CompletenessCell);

/** The name of the field is a question, too long for a column. */
const goalLabel = { id: "properties.list.goal", defaultMessage: texts["properties.list.goal"] };

/** The list of listings with what is no column of the table, and with names instead of numbers. */
export function shapeList(hook: ListViewHook): ListViewHook {
  if (hook.layout.options?.properties?.form !== "listing") return hook;
  const columns = hook.displayedHeaders.map((column) => {
    const Cell = cells[column.name];
    if (!Cell) return column;
    return { ...column, ...(column.name === "goal" && { label: goalLabel }), cellFormatter: drawnBy(Cell) };
  });
  const [first, ...others] = columns;
  const changed = others.filter(({ name }) => name === "updatedAt");
  const rest = others.filter(({ name }) => name !== "updatedAt");
  const all = [picture, ...(first ? [first] : []), headline, ...rest, completeness, ...changed];
  return { ...hook, displayedHeaders: all };
}
