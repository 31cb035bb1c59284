import { useIntl } from "react-intl";
import type { MessageId } from "~/i18n/message-id";
import { hasPriceLine, PriceLine } from "../card/price-line";
import { DetailSection } from "./detail-section";
import { FactText } from "./fact-text";
import type { PropertyContent } from "./property-content";
import styles from "./fact-list.module.css";

/** The price and the costs on top of it. */
export function CostBlock({ data }: { data: Pick<PropertyContent, "price" | "goal" | "state" | "costs"> }) {
  const intl = useIntl();
  const label = (id: MessageId) => intl.formatMessage({ id });
  const hasValue = hasPriceLine(data.price, data.state);
  if (!hasValue && data.costs.length === 0) return null;
  return (
    <DetailSection title={label("properties.detail.costs")}>
      <dl className={styles.facts}>
        {hasValue ? (
          <div className={styles.row}>
            <dt>{label(data.goal === 1 ? "listing.rent" : "listing.price")}</dt>
            <dd>
              <PriceLine price={data.price} goal={data.goal} />
            </dd>
          </div>
        ) : null}
        {data.costs.map((row) => (
          <div key={row.key} className={styles.row}>
            <dt>{label(row.label)}</dt>
            <dd>
              <FactText value={row.value} />
            </dd>
          </div>
        ))}
      </dl>
    </DetailSection>
  );
}
