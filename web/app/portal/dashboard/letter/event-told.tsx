import { formatPrice, type Goal, type TimelineEvent } from "@gevel/config";
import { Fragment, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { usePaths } from "~/i18n/use-paths";
import styles from "./event-told.module.css";
import { timeOf, type LetterDay, type Told } from "./letter-weeks";

interface EventToldProps {
  event: Told;
  goal: Goal;
  isAhead: boolean;
}

type Of<Kind extends TimelineEvent["kind"]> = Extract<TimelineEvent, { kind: Kind }>;

/** What happened, in a sentence of the agency's. */
export function EventTold({ event, goal, isAhead }: EventToldProps) {
  switch (event.kind) {
    case "visit":
      return <VisitTold visit={event} isAhead={isAhead} />;
    case "communication":
      return <CommunicationTold communication={event} />;
    case "online":
      return <OnlineTold online={event} />;
    case "price":
      return <PriceTold price={event} goal={goal} />;
    case "state":
      return <Sentence id={`state.${event.state}`} values={{ goal }} />;
  }
}

function Sentence({ id, values }: { id: string; values?: Record<string, string | number> }) {
  const intl = useIntl();
  return <p>{intl.formatMessage({ id: `portal.letter.${id}` }, values)}</p>;
}

/** A moment of which only the day is known. */
const noTime = "00:00";

function VisitTold({ visit, isAhead }: { visit: Of<"visit">; isAhead: boolean }) {
  const intl = useIntl();
  const { state, feedback, at } = visit;
  const visitor = visit.visitor || intl.formatMessage({ id: "portal.letter.someone" });
  const time = timeOf(at);
  const told = state === "planned" && !isAhead ? "visit.reporting" : `visit.${state}`;
  return (
    <>
      <Sentence id={time === noTime ? told : `${told}At`} values={{ visitor, time }} />
      {feedback && state === "done" ? (
        <blockquote className={styles.quote}>
          <p>{feedback}</p>
        </blockquote>
      ) : null}
    </>
  );
}

function CommunicationTold({ communication: { way, subject, text } }: { communication: Of<"communication"> }) {
  const intl = useIntl();
  return (
    <>
      <p>
        {intl.formatMessage({ id: `portal.letter.way.${way}` })}
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

function OnlineTold({ online: { medium, url, ended } }: { online: Of<"online"> }) {
  const isLink = !ended && /^https?:/i.test(url);
  const place = (words: ReactNode) => (isLink ? <a {...{ href: url, rel: "noopener" }}>{words}</a> : <>{words}</>);
  return (
    <p>
      <FormattedMessage
        id={ended ? "portal.letter.offline" : "portal.letter.online"}
        values={{ medium, place: (words) => <Fragment key="place">{place(words)}</Fragment> }}
      />
    </p>
  );
}

function PriceTold({ price: { before, after }, goal }: { price: Of<"price">; goal: Goal }) {
  const { language } = usePaths();
  const write = (amount: number | null) => (amount === null ? "" : formatPrice(amount, language));
  const told =
    after === null ? "price.gone" : before === null ? "price.first" : after < before ? "price.down" : "price.up";
  return <Sentence id={told} values={{ before: write(before), after: write(after), goal }} />;
}

/** What the site counted of a day, said in one breath. */
export function InterestTold({ interest }: Pick<LetterDay, "interest">) {
  const intl = useIntl();
  const sentences = interest.map(({ what, times }) =>
    intl.formatMessage({ id: `portal.letter.interest.${what}` }, { times }),
  );
  return <p>{sentences.join(" ")}</p>;
}
