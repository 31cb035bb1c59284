import type { ComponentType } from "react";
import { isFormName, type FormName } from "../edit/form-groups";
import { messages } from "../messages/all-messages";
import { ChangedCell, PictureCell, type CellProps, type ItemRow } from "./item-cells";
import { CompletenessCell, GoalCell, HeadlineCell, PriceCell, StateCell } from "./listing-cells";
import { NameCell, NumberCell, ProjectStateCell, UnitsSoldCell } from "./project-cells";

/** A column of Strapi's list view. */
interface Column {
  name: string;
  cellFormatter?: (row: ItemRow) => React.ReactNode;
  [more: string]: unknown;
}

interface ListViewHook {
  displayedHeaders: readonly Column[];
  layout: { options?: { properties?: { form?: string } } };
}

type Cell = ComponentType<CellProps>;
type TextKey = keyof typeof messages;
const renderWith = (Cell: Cell) => (row: ItemRow) => <Cell row={row} />;
const labelled = (id: TextKey) => ({ label: { id, defaultMessage: messages[id] } });

const added = (name: string, label: TextKey, Cell: Cell): Column => ({
  name,
  ...labelled(label),
  attribute: { type: "custom" },
  searchable: false,
  sortable: false,
  cellFormatter: renderWith(Cell),
});

interface ListShape {
  /** Columns of the table that stand for something, as what they stand for. */
  cells: Readonly<Record<string, Cell>>;
  /** Where the name of the field says too little or is too long for a column. */
  labels: Readonly<Record<string, TextKey>>;
  /** With columns that the table does not have: `first` is the first one that staff chose, `rest` the others. */
  arrangeColumns(first: readonly Column[], rest: readonly Column[]): readonly Column[];
}

const picture = added("gevelPicture", "properties.list.picture", PictureCell);
const headline = added("gevelHeadline", "properties.list.headline", HeadlineCell);
const completeness = added("gevelCompleteness", "properties.completeness.title", CompletenessCell);
const name = added("gevelName", "properties.list.name", NameCell);
const unitsSold = added("gevelUnitsSold", "properties.list.unitsSold", UnitsSoldCell);

const shapes: Readonly<Record<FormName, ListShape>> = {
  listing: {
    cells: { goal: GoalCell, price: PriceCell, marquee: StateCell, updatedAt: ChangedCell },
    labels: { goal: "properties.list.goal" },
    arrangeColumns: (first, rest) => [picture, ...first, headline, ...rest, completeness],
  },
  project: {
    cells: { projectNumber: NumberCell, soldOut: ProjectStateCell, updatedAt: ChangedCell },
    labels: { soldOut: "properties.list.state", projectNumber: "properties.list.number" },
    arrangeColumns: (first, rest) => [picture, name, ...first, ...rest, unitsSold],
  },
};

/** The list of listings or projects with what is no column of the table, and with names instead of numbers. */
export function customizeList(hook: ListViewHook): ListViewHook {
  const form = hook.layout.options?.properties?.form;
  if (!isFormName(form)) return hook;
  const { cells, labels, arrangeColumns } = shapes[form];
  const columns = hook.displayedHeaders.map((column) => {
    const [Cell, label] = [cells[column.name], labels[column.name]];
    return { ...column, ...(label && labelled(label)), ...(Cell && { cellFormatter: renderWith(Cell) }) };
  });
  const changed = columns.filter((column) => column.name === "updatedAt");
  const [first, ...rest] = columns.filter((column) => column.name !== "updatedAt");
  return { ...hook, displayedHeaders: [...arrangeColumns(first ? [first] : [], rest), ...changed] };
}
