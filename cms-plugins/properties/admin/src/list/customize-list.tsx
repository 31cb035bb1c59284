import type { ComponentType } from "react";
import { isFormName, type FormName } from "../edit/form-groups";
import en from "../translations/en.json";
import { ChangedCell, PictureCell, type CellProps, type ItemRow, HeadingCell } from "./item-cells";
import { PriceCell } from "./price-cell";
import { StatusCell } from "./status-cell";
import { NameCell, NumberCell, ProjectStateCell, UnitsSoldCell } from "./project-cells";
import { listingCompleteness } from "@gevel/config";
import { Flex, Typography } from "@strapi/design-system";
import { useIntl } from "react-intl";
import { useMainTyped, usePropertyTypes } from "../fields/use-property-types";
import { useSiteLanguages } from "../fields/site-config";
import { ShareBar } from "../panels/share-bar";
import { readAgent } from "../fields/agent-value";
import { useMessages } from "../use-messages";

const line = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** Street and town, as far as they are known. */
const placeOf = ({ street, houseNumber, city }: ItemRow): string =>
  [[line(street), line(street) && line(houseNumber)], [line(city)]]
    .map((parts) => parts.filter(Boolean).join(" "))
    .filter(Boolean)
    .join(", ");

function AgentCell({ row }: CellProps) {
  const { name } = readAgent(row.agent);
  return (
    <Typography textColor="neutral800" maxWidth="12rem" ellipsis>
      {name || "-"}
    </Typography>
  );
}

function HeadlineCell({ row }: CellProps) {
  const { choices: types } = usePropertyTypes();
  const kind = types.find(({ value }) => value === row.webId)?.name ?? "";
  return (
    <Flex direction="column" alignItems="flex-start">
      <HeadingCell heading={row.typeDescription} kind={kind} city={row.city} />
      <Typography variant="pi" textColor="neutral600">
        {placeOf(row)}
      </Typography>
    </Flex>
  );
}

function GoalCell({ row }: CellProps) {
  const { text } = useMessages();
  return (
    <Typography textColor="neutral800">
      {text(row.goal === 1 ? "properties.goal.rent" : "properties.goal.sale")}
    </Typography>
  );
}

function CompletenessCell({ row }: CellProps) {
  const { formatNumber } = useIntl();
  const { text } = useMessages();
  const { percent, missing } = listingCompleteness(useMainTyped()(row), useSiteLanguages());
  const share = formatNumber(percent / 100, { style: "percent" });
  const breaksLaw = missing.some(({ legal }) => legal);
  return (
    <Flex gap={2} title={text("properties.completeness.missing", { count: missing.length })}>
      <ShareBar percent={percent} width="4.8rem" />
      <Typography textColor={breaksLaw ? "danger600" : "neutral800"} style={{ fontVariantNumeric: "tabular-nums" }}>
        {share}
      </Typography>
    </Flex>
  );
}

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
type TextKey = keyof typeof en;
const renderWith = (Cell: Cell) => (row: ItemRow) => <Cell row={row} />;
const labelled = (id: TextKey) => ({ label: { id, defaultMessage: en[id] } });

const added = (name: string, label: TextKey, Cell: Cell): Column => ({
  name,
  ...labelled(label),
  attribute: { type: "custom" },
  searchable: false,
  sortable: false,
  cellFormatter: renderWith(Cell),
});

interface ListShape {
  /** Cells of columns whose values are codes or numbers with a meaning. */
  cells: Readonly<Record<string, Cell>>;
  /** For fields whose name is unclear or too long for a column. */
  labels: Readonly<Record<string, TextKey>>;
  /** Adds columns the table does not have: `first` is the first one that staff chose, `rest` the others. */
  arrangeColumns(first: readonly Column[], rest: readonly Column[]): readonly Column[];
}

const picture = added("gevelPicture", "properties.list.picture", PictureCell);
const headline = added("gevelHeadline", "properties.list.headline", HeadlineCell);
const completeness = added("gevelCompleteness", "properties.completeness.title", CompletenessCell);
const agent = added("gevelAgent", "properties.list.agent", AgentCell);
const name = added("gevelName", "properties.list.name", NameCell);
const unitsSold = added("gevelUnitsSold", "properties.list.unitsSold", UnitsSoldCell);

const shapes: Readonly<Record<FormName, ListShape>> = {
  listing: {
    cells: { goal: GoalCell, price: PriceCell, marquee: StatusCell, updatedAt: ChangedCell },
    labels: { goal: "properties.list.goal" },
    arrangeColumns: (first, rest) => [picture, ...first, headline, ...rest, agent, completeness],
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
