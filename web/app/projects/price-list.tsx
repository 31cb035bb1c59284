import { errors } from "@gevel/config";
import { useIntl } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { DetailSection } from "~/properties/detail/detail-section";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { UnitRow } from "./project-units";
import styles from "./price-list.module.css";

const columns = ["unit", "type", "floor", "surface", "bedrooms", "price", "plan"] as const;
type Column = (typeof columns)[number];

/** A browser takes a table's meaning away with its look, so on a phone it stands in the roles. */
const as = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/** Which columns say anything at all of these units. */
function filledColumns(units: readonly UnitRow[]): Column[] {
  const says: Partial<Record<Column, (unit: UnitRow) => boolean>> = {
    type: ({ type }) => type !== "",
    floor: ({ floor }) => floor !== null,
    surface: ({ surface }) => surface !== null,
    bedrooms: ({ bedrooms }) => bedrooms !== null,
    plan: ({ plan }) => plan !== "",
  };
  return columns.filter((column) => says[column] === undefined || units.some(says[column]));
}

/**
 * PROP-13: each unit with what it costs. On a phone every row is a card.
 */
export function PriceList({ units }: { units: readonly UnitRow[] }) {
  const intl = useIntl();
  const text = (id: string, values = {}) => intl.formatMessage({ id: `projects.${id}` }, values);
  const shown = filledColumns(units);
  const cell: Record<Exclude<Column, "unit">, (unit: UnitRow) => React.ReactNode> = {
    type: ({ type }) => type,
    floor: ({ floor }) => (floor === null ? null : text("floorOf", { floor })),
    surface: ({ surface }) => surface,
    bedrooms: ({ bedrooms }) => bedrooms,
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
        <>
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
                <tr key={unit.key} {...as.row} data-sold={unit.sold || undefined}>
                  <th {...as.rowheader} scope="row" data-column="unit">
                    <span lang={unit.nameLang}>
                      {unit.path ? <SiteLink to={{ path: unit.path }}>{unit.name}</SiteLink> : unit.name}
                    </span>
                  </th>
                  {shown.map((column) =>
                    column === "unit" ? null : (
                      <td key={column} {...as.cell} data-column={column}>
                        <Cell label={text(column)}>{cell[column](unit)}</Cell>
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.note}>{text("priceListNote")}</p>
        </>
      )}
    </DetailSection>
  );
}

/** Beside its value on a phone stands what its column is called; who listens to the table hears that already. */
function Cell({ label, children }: { label: string; children: React.ReactNode }) {
  if (children === null || children === "") return null;
  return (
    <>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </>
  );
}
