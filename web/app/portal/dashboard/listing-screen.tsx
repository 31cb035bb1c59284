import type { PortalListing } from "@gevel/config";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Container } from "~/ui/section";
import { AgentCard } from "./agent-card";
import { ListingHead } from "./listing-head";
import styles from "./listing-screen.module.css";
import { Timeline } from "./timeline/timeline";
import { NextSteps } from "./next-steps";
import type { PortalView } from "../live/portal-view";
import { PublishedMedia } from "./published-media";
import { Insights } from "./insights";
import { Counters } from "./views/counters";
import { ViewsBand } from "./views/views-band";

interface ListingScreenProps {
  home: PortalListing;
  view: Pick<PortalView, "at" | "before">;
  portal: string;
  /** OWNER-8: its monthly reports. */
  reports?: ReactNode;
}

/** One listing: its state, its numbers and its timeline. */
export function ListingScreen({ home, view: { at, before }, portal, reports }: ListingScreenProps) {
  const intl = useIntl();
  return (
    <article aria-label={intl.formatMessage({ id: "portal.of" }, { home: home.title })}>
      <Container>
        <ListingHead home={home} />
        {home.state === "preparing" && home.counters.total === 0 ? null : <Counters counters={home.counters} />}
      </Container>
      <ViewsBand home={home} />
      <Container className={styles.columns}>
        <div className={styles.before}>
          <Insights flags={home.flags} />
          <NextSteps steps={home.steps} state={home.state} />
        </div>
        <Timeline home={home} at={at} before={before} portal={portal} />
        <div className={styles.after}>
          {home.agent ? <AgentCard agent={home.agent} /> : null}
          {reports}
          <PublishedMedia home={home} at={at} />
        </div>
      </Container>
    </article>
  );
}
