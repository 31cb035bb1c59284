import { useIntl } from "react-intl";
import type { MessageId } from "~/i18n/message-id";
import { hasPriceLine, PriceLine } from "../card/price-line";
import styles from "./fact-list.module.css";
import { FactText } from "./fact-text";
import type { PropertyContent } from "./property-content";

export type PricedListing = Pick<PropertyContent, "price" | "goal" | "state" | "costs">;

export const hasPriceFacts = ({ price, state, costs }: PricedListing): boolean =>
  hasPriceLine(price, state) || costs.length > 0;

/** The price, and the charges and duties that the agency states. */
export function PriceFacts({ data }: { data: PricedListing }) {
  const intl = useIntl();
  const label = (id: MessageId) => intl.formatMessage({ id });
  return (
    <dl className={styles.facts}>
      {hasPriceLine(data.price, data.state) ? (
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
  );
}
