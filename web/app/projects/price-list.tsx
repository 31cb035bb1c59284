import { errors } from "@gevel/config";
import { useIntl } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { DetailSection } from "~/properties/detail/detail-section";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { UnitChoices, unitFilterOf } from "./unit-choices";
import type { UnitRow } from "./project-units";
import styles from "./price-list.module.css";
import type { MessageName } from "~/i18n/message-id";

const columns = ["unit", "type", "floor", "surface", "bedrooms", "price", "plan"] as const;
type Column = (typeof columns)[number];

/** Browsers drop a table's semantics with its display, so explicit roles keep them on a phone. */
const as = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/** The columns that have a value for any of these units. */
function filledColumns(units: readonly UnitRow[]): Column[] {
  const fillers: Partial<Record<Column, (unit: UnitRow) => boolean>> = {
    // A type that all share is in their names already.
    type: ({ type }) => type !== "" && units.some((other) => other.type !== type),
    floor: ({ floor }) => floor !== null,
    surface: ({ surface }) => surface !== null,
    bedrooms: ({ bedrooms }) => bedrooms !== null,
    plan: ({ plan }) => plan !== "",
  };
  return columns.filter((column) => fillers[column] === undefined || units.some(fillers[column]));
}

/** PROP-13: each unit with what it costs; on a phone a row is two lines. What is left out, the browser hides by itself. */
export function PriceList({ units }: { units: readonly UnitRow[] }) {
  const intl = useIntl();
  const text = (id: MessageName<"projects.">, values = {}) => intl.formatMessage({ id: `projects.${id}` }, values);
  const shown = filledColumns(units);
  const filter = unitFilterOf(units);
  const cell: Record<Exclude<Column, "unit">, (unit: UnitRow) => React.ReactNode> = {
    type: ({ type }) => type,
    floor: ({ floor }) =>
      floor === null ? null : <Both wide={text("floorOf", { floor })} narrow={text("floorShort", { floor })} />,
    surface: ({ surface }) => surface,
    bedrooms: ({ bedrooms }) =>
      bedrooms === null ? null : (
        <Both wide={bedrooms} narrow={intl.formatMessage({ id: "properties.card.bedrooms" }, { count: bedrooms })} />
      ),
    price: ({ price, sold }) =>
      sold ? <span className={styles.sold}>{text("sold")}</span> : (price ?? text("priceOnRequest")),
    plan: ({ plan, name }) =>
      plan ? (
        <a href={plan} target="_blank" rel="noopener" aria-label={text("planOf", { unit: name })}>
          {text("plan")}
          <VisuallyHidden> {intl.formatMessage({ id: "properties.detail.newWindow" })}</VisuallyHidden>
        </a>
      ) : null,
  };
  return (
    <DetailSection title={text("priceList")}>
      {units.length === 0 ? (
        <p>{intl.formatMessage({ id: errors.NO_CONSTRUCTIONS.messageId })}</p>
      ) : (
        <div className={styles.list}>
          <UnitChoices filter={filter} />
          <table className={styles.table} {...as.table} aria-label={text("priceList")}>
            <thead {...as.rowgroup}>
              <tr {...as.row}>
                {shown.map((column) => (
                  <th key={column} {...as.columnheader} scope="col" data-column={column}>
                    {text(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody {...as.rowgroup}>
              {units.map((unit) => (
                <tr
                  key={unit.key}
                  {...as.row}
                  data-sold={unit.sold || undefined}
                  data-folded={(filter.folded > 0 && unit.sold) || undefined}
                  data-bedrooms={unit.bedrooms ?? undefined}
                >
                  <th {...as.rowheader} scope="row" data-column="unit">
                    <span lang={unit.nameLang}>
                      {unit.path ? <SiteLink to={{ path: unit.path }}>{unit.name}</SiteLink> : unit.name}
                    </span>
                  </th>
                  {shown.map((column) =>
                    column === "unit" ? null : (
                      <td key={column} {...as.cell} data-column={column}>
                        {cell[column](unit)}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.note}>{text("priceListNote")}</p>
        </div>
      )}
    </DetailSection>
  );
}

interface BothProps {
  wide: React.ReactNode;
  /** Label if no column header is shown. */
  narrow: string;
}

function Both({ wide, narrow }: BothProps) {
  return (
    <>
      <span className={styles.wide}>{wide}</span>
      <span className={styles.narrow}>{narrow}</span>
    </>
  );
}
