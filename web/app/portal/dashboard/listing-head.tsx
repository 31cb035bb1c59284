import type { PortalListing } from "@gevel/config";
import { ArrowUpRight } from "lucide-react";
import { useIntl } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { ListingPhoto, ListingPrice } from "./listing-facts";
import styles from "./listing-head.module.css";
import { useDayText } from "~/i18n/use-day-text";
import { summarizeWeek } from "./views/view-summary";
import type { MessageName } from "~/i18n/message-id";

/** The listing, its price and its performance at a glance. */
export function ListingHead({ home }: { home: PortalListing }) {
  const intl = useIntl();
  const day = useDayText();
  const text = (id: MessageName<"portal.">, values?: Record<string, string>) =>
    intl.formatMessage({ id: `portal.${id}` }, values);
  return (
    <header className={styles.head}>
      <ListingPhoto home={home} sizes="(min-width:1280px) 640px,(min-width:767px) 50vw,92vw" eager />
      <div className={styles.text}>
        <p className={styles.place}>{home.place}</p>
        <h1 className={styles.title}>{home.title}</h1>
        <p className={styles.price}>
          <ListingPrice home={home} />
          {home.pricePublished || home.price === null ? null : <small>{text("priceHidden")}</small>}
        </p>
        <p className={styles.lead}>
          <Lead home={home} />
        </p>
        <p className={styles.meta}>
          {home.since ? <span>{text("since", { day: day(home.since) })}</span> : null}
          {home.reference ? <span>{text("reference", { reference: home.reference })}</span> : null}
        </p>
        {home.path ? (
          <p>
            <SiteLink to={{ path: home.path }} className={styles.page}>
              {text("publicPage")}
              <ArrowUpRight aria-hidden="true" />
            </SiteLink>
          </p>
        ) : null}
      </div>
    </header>
  );
}

function Lead({ home: { state, days, goal } }: { home: PortalListing }) {
  const intl = useIntl();
  if (state !== "on-offer") return <>{intl.formatMessage({ id: `portal.lead.${state}` }, { goal })}</>;
  const { trend, ...numbers } = summarizeWeek(days);
  return <>{intl.formatMessage({ id: `portal.lead.week.${trend}` }, numbers)}</>;
}
