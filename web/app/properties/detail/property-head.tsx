import { errors } from "@gevel/config";
import { useIntl } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { hasPriceLine, PriceLine } from "../card/price-line";
import { useMarquee } from "../card/use-marquee";
import { dotted } from "../dotted";
import { HeadActions } from "./head-actions";
import type { PropertyContent } from "./property-content";
import styles from "./property-head.module.css";

const unavailableCodes = { sold: "PROPERTY_SOLD", rented: "PROPERTY_RENTED" } as const;

/** Title, place, price and sharing, and the notice on the page of a listing that is gone. */
export function PropertyHead({ data, title, address }: { data: PropertyContent; title: string; address: string }) {
  const intl = useIntl();
  const marquee = useMarquee({ marquee: data.marquee, state: data.state === "available" ? undefined : data.state });
  const gone = data.state === "sold" || data.state === "rented" ? data.state : null;
  return (
    <header className={styles.head}>
      {gone ? (
        <p className={styles.notice}>
          {data.offerEnd
            ? intl.formatMessage({ id: `properties.detail.${gone}In` }, data.offerEnd)
            : intl.formatMessage({ id: errors[unavailableCodes[gone]].messageId })}{" "}
          {intl.formatMessage({ id: `properties.detail.${gone}Notice` })}{" "}
          <SiteLink to={{ path: data.listPath }}>{intl.formatMessage({ id: "properties.list.seeAll" })}</SiteLink>
        </p>
      ) : null}
      <div className={styles.name}>
        <p className={styles.place}>
          {marquee ? <span className={styles.marquee}>{marquee}</span> : null}
          {dotted(data.typeName, data.city)}
        </p>
        <h1 lang={data.titleLang}>{title}</h1>
        <p className={styles.address}>
          {data.address ??
            `${data.zip} ${data.city} · ${intl.formatMessage({ id: "properties.detail.addressOnRequest" })}`}
        </p>
      </div>
      <div className={styles.price}>
        {hasPriceLine(data.price, data.state) ? (
          <p className={styles.amount}>
            <PriceLine price={data.price} goal={data.goal} />
          </p>
        ) : null}
        {data.squareMetrePrice ? (
          <p className={styles.charges}>
            {intl.formatMessage({ id: "properties.detail.perSquareMetre" }, { amount: data.squareMetrePrice })}
          </p>
        ) : null}
        {data.priceDrop ? (
          <p className={styles.charges}>
            {intl.formatMessage(
              { id: `properties.detail.${data.goal === 1 ? "rentDrop" : "priceDrop"}` },
              data.priceDrop,
            )}
          </p>
        ) : null}
        {data.charges ? (
          <p className={styles.charges}>
            {intl.formatMessage({ id: "properties.detail.chargesLine" }, { amount: data.charges })}
          </p>
        ) : null}
        {data.priceUnitText ? <p className={styles.charges}>{data.priceUnitText}</p> : null}
        {data.parts ? <HeadActions id={data.id} parts={data.parts} title={title} address={address} /> : null}
      </div>
    </header>
  );
}
