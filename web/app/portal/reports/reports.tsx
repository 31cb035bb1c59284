import type { OwnReports } from "@gevel/config";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { ListingSummary, PortalView } from "../live/portal-view";
import { Grid } from "~/ui/section";
import { ListingReports } from "./listing-reports";
import { ReportPreferenceForm } from "./report-preference";
import styles from "./reports.module.css";

interface ReportsProps {
  view: PortalView;
  reports: OwnReports | null;
  portal: string;
  saved: boolean;
}

/** A listing that is gone has no further reports. */
const goesOn = ({ state }: Pick<ListingSummary, "state">) => state === "preparing" || state === "on-offer";

/** OWNER-8: the monthly reports of the current listing, or of all of them, and how their owner receives them. */
export function Reports({ view: { email, home, homes }, reports, portal, saved }: ReportsProps) {
  const action = home === null || homes.length === 1 ? portal : `${portal}?home=${home.id}`;
  return (
    <Frame>
      {!reports ? (
        <StatusMessage id="unavailable" />
      ) : (
        <>
          {home ? (
            <Of reports={reports.reports.filter((report) => report.home === home.id)} portal={portal} />
          ) : (
            <OfAll homes={homes} reports={reports.reports} portal={portal} />
          )}
          {(home ? [home] : homes).some(goesOn) ? (
            <ReportPreferenceForm {...{ wish: reports.wish, email, action, saved }} />
          ) : null}
        </>
      )}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const intl = useIntl();
  return (
    <section className={styles.reports} aria-labelledby="portal-reports">
      <h2 id="portal-reports">{intl.formatMessage({ id: "portal.reports.title" })}</h2>
      {children}
    </section>
  );
}

function StatusMessage({ id }: { id: "none" | "unavailable" }) {
  const intl = useIntl();
  return <p className={styles.status}>{intl.formatMessage({ id: `portal.reports.${id}` })}</p>;
}

interface OfProps extends Pick<OwnReports, "reports"> {
  portal: string;
}

function Of({ reports, portal }: OfProps) {
  return reports.length === 0 ? <StatusMessage id="none" /> : <ListingReports reports={reports} portal={portal} />;
}

/** By listing, in the order above. */
function OfAll({ homes, reports, portal }: OfProps & { homes: readonly ListingSummary[] }) {
  const listingNames = homes
    .map((home) => ({ ...home, reports: reports.filter((report) => report.home === home.id) }))
    .filter((home) => home.reports.length > 0);
  if (listingNames.length === 0) return <StatusMessage id="none" />;
  return (
    // Same columns as the listings above.
    <Grid columns={homes.length === 2 ? 2 : 3} className={styles.homes}>
      {listingNames.map(({ id, title, place, reports: ofListing }) => (
        <li key={id}>
          <h3>{[title, place].filter(Boolean).join(", ")}</h3>
          <ListingReports reports={ofListing} portal={portal} />
        </li>
      ))}
    </Grid>
  );
}
