import { useIntl } from "react-intl";
import type { BuyingTable } from "../costs/buying-table";
import { CostsTable } from "../costs/costs-table";
import styles from "../costs/costs-table.module.css";
import { DetailSection } from "./detail-section";

/** Features A6: what the region and the notary ask on top of the price, for who comes to live there and for others. */
export function BuyingCosts({ table }: { table: BuyingTable | null }) {
  const intl = useIntl();
  if (!table) return null;
  return (
    <DetailSection title={intl.formatMessage({ id: "properties.buying.title" })}>
      <p className={styles.intro}>{intl.formatMessage({ id: "properties.buying.intro" })}</p>
      <CostsTable table={table} />
    </DetailSection>
  );
}
