import type { PortalListing } from "@gevel/config";
import { useState, type MouseEvent } from "react";
import { useIntl } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { usePaths } from "~/i18n/use-paths";
import { ButtonLink } from "~/ui/button";
import { isPlainClick } from "~/ui/is-plain-click";
import { useDayText } from "~/i18n/use-day-text";
import { fetchEarlier } from "../../live/use-live-portal";
import { EventText, InterestText } from "./event-text";
import styles from "./timeline.module.css";
import { dayOf, daysBefore, timelineWeeks, mondayOf, withEarlier, type TimelineWeek } from "./timeline-weeks";
import type { MessageName } from "~/i18n/message-id";

interface TimelineProps {
  home: PortalListing;
  /** When the page's data was compiled: defines today. */
  at: string;
  /** Its history begins here, where that is not now. */
  before: string | null;
  portal: string;
}

/** OWNER-2: the listing's history, as its agent would write it. */
export function Timeline({ home, at, before, portal }: TimelineProps) {
  const intl = useIntl();
  const { language } = usePaths();
  const [earlier, setEarlier] = useState<Pick<PortalListing, "timeline" | "more"> | null>(null);
  const [loading, setRequesting] = useState<"asks" | "failed" | null>(null);
  const text = (id: MessageName<"portal.timeline.">) =>
    intl.formatMessage({ id: `portal.timeline.${id}` }, { goal: home.goal });
  const timeline = withEarlier(home.timeline, earlier?.timeline ?? []);
  const last = timeline.at(-1)?.at;
  const more = (earlier ?? home).more && last !== undefined;

  async function showMore(event: MouseEvent) {
    if (!isPlainClick(event) || last === undefined) return;
    event.preventDefault();
    if (loading === "asks") return;
    setRequesting("asks");
    try {
      const fetched = (await fetchEarlier(home, last, language)).home;
      if (fetched) setEarlier({ timeline: withEarlier(timeline, fetched.timeline), more: fetched.more });
      setRequesting(null);
    } catch {
      setRequesting("failed");
    }
  }

  return (
    <section className={styles.timeline} aria-labelledby="portal-letter" aria-busy={loading === "asks" || undefined}>
      <h2 id="portal-letter">{text("title")}</h2>
      {before === null ? null : (
        <p>
          <SiteLink to={{ path: `${portal}?home=${home.id}` }}>{text("latest")}</SiteLink>
        </p>
      )}
      {timeline.length === 0 ? (
        <p className={styles.empty}>{text(home.state === "preparing" ? "emptyPreparing" : "empty")}</p>
      ) : (
        timelineWeeks(timeline, at).map((week) => <Week key={week.begins} week={week} home={home} at={at} />)
      )}
      {more ? (
        <p className={styles.more}>
          <ButtonLink
            href={`${portal}?home=${home.id}&before=${encodeURIComponent(last)}`}
            variant="secondary"
            data-document
            onClick={(event) => void showMore(event)}
          >
            {text("more")}
          </ButtonLink>
        </p>
      ) : null}
      <p role="status" className={styles.problem}>
        {loading === "failed" ? text("failed") : null}
      </p>
    </section>
  );
}

function Week({ week: { begins, days }, home, at }: { week: TimelineWeek; home: PortalListing; at: string }) {
  const intl = useIntl();
  const day = useDayText();
  const today = dayOf(at);
  const text = (id: MessageName<"portal.timeline.">, values?: Record<string, string>) =>
    intl.formatMessage({ id: `portal.timeline.${id}` }, values);
  const shape = (of: string) => (of.slice(0, 4) === today.slice(0, 4) ? "plain" : "long");
  const weekName = () => {
    if (begins === "ahead") return text("ahead");
    if (begins === mondayOf(today)) return text("thisWeek");
    if (begins === daysBefore(mondayOf(today), 7)) return text("lastWeek");
    return text("weekOf", { day: day(begins, shape(begins)) });
  };
  const dayName = (of: string) => {
    if (of === today) return text("today");
    return of === daysBefore(today, 1) ? text("yesterday") : day(of, "weekday");
  };
  return (
    <section className={styles.week} aria-label={weekName()}>
      <h3>{weekName()}</h3>
      {days.map(({ day: of, events, interest }) => (
        <div key={of} className={styles.day}>
          <h4>
            <time dateTime={of}>{dayName(of)}</time>
          </h4>
          <ul className={styles.events}>
            {events.map((event) => (
              <li key={JSON.stringify(event)}>
                <EventText event={event} goal={home.goal} isAhead={begins === "ahead"} />
              </li>
            ))}
            {interest.length > 0 ? (
              <li>
                <InterestText interest={interest} />
              </li>
            ) : null}
          </ul>
        </div>
      ))}
    </section>
  );
}
