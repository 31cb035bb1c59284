import { formatNumber } from "@gevel/config";
import { useIntl } from "react-intl";
import { usePaths } from "~/i18n/use-paths";
import { EnergyChip } from "~/properties/card/energy-chip";
import { hasPriceLine, PriceLine } from "~/properties/card/price-line";
import type { ListingItem } from "../content/items";
import { ItemTitle, type ItemLevel } from "./item-title";
import { ReadOn } from "./read-on";
import styles from "./listing-summary.module.css";
import { dotted } from "~/properties/dotted";
import { untitled } from "~/properties/untitled";

/** A listing in detail, beside a large picture. */
export function ListingSummary({
  item: { card },
  level,
  size,
}: {
  item: ListingItem;
  level: ItemLevel;
  size: "row" | "feature";
}) {
  const intl = useIntl();
  const { language } = usePaths();
  const area = (value: number) => formatNumber(value, language);
  return (
    <div className={styles.text}>
      <p className={styles.place}>{card.title ? dotted(card.city, card.typeName) : card.city}</p>
      <ItemTitle
        level={level}
        lang={card.lang ?? language}
        title={card.title || untitled((id, values) => intl.formatMessage({ id }, values), card)}
        to={{ path: card.path }}
        size={size}
        stretch
      />
      {hasPriceLine(card.price, card.state) ? (
        <p className={styles.price}>
          <PriceLine price={card.price} goal={card.goal} />
        </p>
      ) : null}
      <ul className={styles.facts}>
        {card.bedrooms ? (
          <li>{intl.formatMessage({ id: "properties.card.bedrooms" }, { count: card.bedrooms })}</li>
        ) : null}
        {card.living ? (
          <li>{intl.formatMessage({ id: "properties.card.living" }, { area: area(card.living) })}</li>
        ) : null}
        {card.plot ? <li>{intl.formatMessage({ id: "properties.card.plot" }, { area: area(card.plot) })}</li> : null}
        {card.energy ? (
          <li>
            <EnergyChip label={card.energy} tone={card.tone} />
          </li>
        ) : null}
      </ul>
      <ReadOn />
    </div>
  );
}
