import type { PortalHome } from "@gevel/config";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Container } from "~/ui/section";
import { AgentCard } from "./agent-card";
import { HomeHead } from "./home-head";
import styles from "./home-screen.module.css";
import { Letter } from "./letter/letter";
import { NextSteps } from "./next-steps";
import type { PortalView } from "../live/portal-view";
import { ShownMedia } from "./shown-media";
import { Noticed } from "./noticed";
import { Counters } from "./views/counters";
import { ViewsBand } from "./views/views-band";

interface HomeScreenProps {
  home: PortalHome;
  view: Pick<PortalView, "at" | "before">;
  portal: string;
  /** OWNER-8: its monthly reports. */
  reports?: ReactNode;
}

/** One home: its state, its numbers, and what happened. */
export function HomeScreen({ home, view: { at, before }, portal, reports }: HomeScreenProps) {
  const intl = useIntl();
  return (
    <article aria-label={intl.formatMessage({ id: "portal.of" }, { home: home.title })}>
      <Container>
        <HomeHead home={home} />
        {home.state === "preparing" && home.counters.total === 0 ? null : <Counters counters={home.counters} />}
      </Container>
      <ViewsBand home={home} />
      <Container className={styles.columns}>
        <div className={styles.before}>
          <Noticed flags={home.flags} />
          <NextSteps steps={home.steps} state={home.state} />
        </div>
        <Letter home={home} at={at} before={before} portal={portal} />
        <div className={styles.after}>
          {home.agent ? <AgentCard agent={home.agent} /> : null}
          {reports}
          <ShownMedia home={home} at={at} />
        </div>
      </Container>
    </article>
  );
}
