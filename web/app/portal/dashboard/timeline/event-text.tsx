import { formatPrice, type Goal, type TimelineEvent } from "@gevel/config";
import { Fragment, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { MessageName } from "~/i18n/message-id";
import { usePaths } from "~/i18n/use-paths";
import styles from "./event-text.module.css";
import { timeOf, type TimelineDay, type DatedEvent } from "./timeline-weeks";

interface EventTextProps {
  event: DatedEvent;
  goal: Goal;
  isAhead: boolean;
}

type Of<Kind extends TimelineEvent["kind"]> = Extract<TimelineEvent, { kind: Kind }>;

/** An event as a sentence from the agency. */
export function EventText({ event, goal, isAhead }: EventTextProps) {
  switch (event.kind) {
    case "visit":
      return <AppointmentText appointment={event} isAhead={isAhead} />;
    case "communication":
      return <CommunicationText communication={event} />;
    case "online":
      return <OnlineText online={event} />;
    case "price":
      return <PriceChangeText price={event} goal={goal} />;
    case "state":
      return <Sentence id={`state.${event.state}`} values={{ goal }} />;
  }
}

function Sentence({ id, values }: { id: MessageName<"portal.timeline.">; values?: Record<string, string | number> }) {
  const intl = useIntl();
  return <p>{intl.formatMessage({ id: `portal.timeline.${id}` }, values)}</p>;
}

/** A time of which only the day is known. */
const noTime = "00:00";

function AppointmentText({ appointment, isAhead }: { appointment: Of<"visit">; isAhead: boolean }) {
  const intl = useIntl();
  const { state, feedback, at } = appointment;
  const visitor = appointment.visitor || intl.formatMessage({ id: "portal.timeline.someone" });
  const time = timeOf(at);
  const messageId = state === "planned" && !isAhead ? "visit.reporting" : (`visit.${state}` as const);
  return (
    <>
      <Sentence id={time === noTime ? messageId : `${messageId}At`} values={{ visitor, time }} />
      {feedback && state === "done" ? (
        <blockquote className={styles.quote}>
          <p>{feedback}</p>
        </blockquote>
      ) : null}
    </>
  );
}

function CommunicationText({ communication: { way, subject, text } }: { communication: Of<"communication"> }) {
  const intl = useIntl();
  return (
    <>
      <p>
        {intl.formatMessage({ id: `portal.timeline.way.${way}` })}
        {subject ? (
          <>
            {" · "}
            <strong className={styles.subject}>{subject}</strong>
          </>
        ) : null}
      </p>
      {text ? <p className={styles.text}>{text}</p> : null}
    </>
  );
}

function OnlineText({ online: { medium, url, ended } }: { online: Of<"online"> }) {
  const isLink = !ended && /^https?:/i.test(url);
  const place = (children: ReactNode) =>
    isLink ? <a {...{ href: url, rel: "noopener" }}>{children}</a> : <>{children}</>;
  return (
    <p>
      <FormattedMessage
        id={ended ? "portal.timeline.offline" : "portal.timeline.online"}
        values={{ medium, place: (children) => <Fragment key="place">{place(children)}</Fragment> }}
      />
    </p>
  );
}

function PriceChangeText({ price: { before, after }, goal }: { price: Of<"price">; goal: Goal }) {
  const { language } = usePaths();
  const write = (amount: number | null) => (amount === null ? "" : formatPrice(amount, language));
  const messageId =
    after === null ? "price.gone" : before === null ? "price.first" : after < before ? "price.down" : "price.up";
  return <Sentence id={messageId} values={{ before: write(before), after: write(after), goal }} />;
}

/** The site's counts for a day, in one sentence. */
export function InterestText({ interest }: Pick<TimelineDay, "interest">) {
  const intl = useIntl();
  const sentences = interest.map(({ what, times }) =>
    intl.formatMessage({ id: `portal.timeline.interest.${what}` }, { times }),
  );
  return <p>{sentences.join(" ")}</p>;
}
