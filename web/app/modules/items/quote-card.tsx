import { FormattedDate, FormattedMessage } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import type { QuoteItem } from "../content/items";
import { Stars } from "./stars";
import styles from "./quote-card.module.css";

interface QuoteCardProps {
  item: QuoteItem;
  size?: "card" | "row" | "feature";
}

/** A customer's quote and its author. */
export function QuoteCard({ item, size = "card" }: QuoteCardProps) {
  return (
    <figure className={styles.quote} data-size={size}>
      {item.rating === null ? null : <Stars rating={item.rating} />}
      <blockquote className={styles.text} lang={item.lang}>
        <p>{item.text}</p>
      </blockquote>
      <figcaption className={styles.who}>
        <span className={styles.name} lang={item.lang}>
          {item.routeId ? <SiteLink to={{ routeId: item.routeId }}>{item.name}</SiteLink> : item.name}
        </span>
        <span className={styles.meta}>
          {item.place ? <span>{item.place}</span> : null}
          {item.date ? (
            <time dateTime={item.date}>
              <FormattedDate value={item.date} month="long" year="numeric" timeZone="Europe/Brussels" />
            </time>
          ) : null}
          {item.verified ? (
            <span>
              <FormattedMessage id="modules.verifiedCustomer" />
            </span>
          ) : null}
        </span>
      </figcaption>
    </figure>
  );
}
