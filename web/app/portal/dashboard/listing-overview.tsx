import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { Container, Grid } from "~/ui/section";
import { ListingPhoto, ListingPrice } from "./listing-facts";
import styles from "./listing-overview.module.css";
import type { ListingSummary } from "../live/portal-view";

interface ListingOverviewProps {
  homes: readonly ListingSummary[];
  portal: string;
  /** OWNER-8: the monthly reports of all of them. */
  reports: ReactNode;
}

const sizes = "(min-width:1280px) 392px,(min-width:767px) 46vw,92vw";

/** The listings of an owner who has several, to choose one. */
export function ListingOverview({ homes, portal, reports }: ListingOverviewProps) {
  const intl = useIntl();
  return (
    <Container className={styles.overview}>
      <h1>{intl.formatMessage({ id: "portal.homes" })}</h1>
      <Grid columns={homes.length === 2 ? 2 : 3}>
        {homes.map((home, index) => (
          <li key={home.id}>
            <article className={styles.card}>
              <ListingPhoto home={home} sizes={sizes} eager={index < 2} />
              <p className={styles.place}>{home.place}</p>
              <h2 className={styles.title}>
                <SiteLink to={{ path: `${portal}?home=${home.id}` }}>{home.title}</SiteLink>
              </h2>
              <p className={styles.line}>
                <span className={styles.price}>
                  <ListingPrice home={home} />
                </span>
                <span className={styles.today}>
                  {intl.formatMessage({ id: "portal.viewsToday" }, { count: home.viewsToday })}
                </span>
              </p>
            </article>
          </li>
        ))}
      </Grid>
      <div className={styles.reports}>{reports}</div>
    </Container>
  );
}
