import type { OwnReports } from "@gevel/config";
import { Container } from "~/ui/section";
import { useIntl } from "react-intl";
import { ButtonLink } from "~/ui/button";
import { ContactLines } from "~/ui/contact-lines";
import type { PageMeta } from "~/shell/head/page-meta";
import { ListingOverview } from "./listing-overview";
import { ListingScreen } from "./listing-screen";
import styles from "./portal-page.module.css";
import { PortalTop } from "./portal-top";
import type { PortalView } from "../live/portal-view";
import { useLivePortal } from "../live/use-live-portal";
import { Reports } from "../reports/reports";

export interface PortalPageData {
  kind: "portal";
  meta: PageMeta;
  /** Null while the CMS does not answer. */
  view: PortalView | null;
  /** Path of the portal. */
  portal: string;
  office: { phone: string; email: string };
  /** OWNER-8: reports of all listings, as of page load; null if unavailable now. */
  reports: OwnReports | null;
  /** This page is the answer to what was saved. */
  saved: boolean;
}

/** OWNER-2: what an owner reads in five seconds, and the timeline below it. */
export function PortalPage({ data: { view, ...page } }: { data: PortalPageData }) {
  return view ? <Shown view={view} {...page} /> : <Unavailable {...page} />;
}

interface ShownProps extends Omit<PortalPageData, "kind" | "meta" | "view"> {
  view: PortalView;
}

function Shown({ view: first, portal, office, reports: initialReports, saved }: ShownProps) {
  const { view, isStale } = useLivePortal(first);
  const { home, homes } = view;
  const reports = <Reports view={view} reports={initialReports} portal={portal} saved={saved} />;
  return (
    <>
      <PortalTop view={view} portal={portal} isStale={isStale} />
      {home ? (
        // Keyed: unfolded and fetched parts belong to this listing and this part of its history.
        <ListingScreen key={`${home.id} ${view.before}`} home={home} view={view} portal={portal} reports={reports} />
      ) : homes.length > 0 ? (
        <ListingOverview homes={homes} portal={portal} reports={reports} />
      ) : (
        <NoListings email={view.email} office={office} />
      )}
    </>
  );
}

function NoListings({ email, office }: Pick<PortalView, "email"> & Pick<PortalPageData, "office">) {
  const intl = useIntl();
  return (
    <Container className={styles.alone}>
      <h1>{intl.formatMessage({ id: "portal.noHomes.title" })}</h1>
      <p className={styles.lead}>{intl.formatMessage({ id: "portal.noHomes.text" }, { email })}</p>
      <ContactLines {...office} />
    </Container>
  );
}

function Unavailable({ portal, office }: Pick<PortalPageData, "portal" | "office">) {
  const intl = useIntl();
  return (
    <Container className={styles.alone}>
      <h1>{intl.formatMessage({ id: "portal.unavailable.title" })}</h1>
      <p className={styles.lead}>{intl.formatMessage({ id: "portal.unavailable.text" })}</p>
      <ButtonLink href={portal} data-document>
        {intl.formatMessage({ id: "site.failure.again" })}
      </ButtonLink>
      <ContactLines {...office} />
    </Container>
  );
}
