import { CalendarPlus } from "lucide-react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { useDayText } from "~/i18n/use-day-text";
import { PriceLine } from "~/properties/card/price-line";
import { ButtonLink } from "~/ui/button";
import { Picture } from "~/ui/picture";
import type { ThanksContent, ThanksRow, ThanksSlot, ThanksSubject } from "./thanks-content";
import styles from "./receipt-view.module.css";

/** FORM-13: what was sent, about which home, for when. */
export function ReceiptView({ content }: { content: ThanksContent }) {
  const { sentAt, subject, member, slot, rows } = content;
  return (
    <section className={styles.sheet} aria-labelledby="sent-title">
      <header className={styles.head}>
        <h2 id="sent-title">
          <FormattedMessage id="thanks.sent" />
        </h2>
        <p className={styles.when}>
          <time dateTime={sentAt.toISOString()}>
            <FormattedDate
              value={sentAt}
              timeZone="Europe/Brussels"
              {...({ day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" } as const)}
            />
          </time>
        </p>
      </header>
      {member ? (
        <p className={styles.to}>
          <FormattedMessage id="thanks.sentTo" values={{ name: member }} />
        </p>
      ) : null}
      {subject ? <Subject subject={subject} /> : null}
      {slot ? <SlotOf slot={slot} /> : null}
      {rows.length > 0 ? (
        <dl className={styles.rows}>
          {rows.map((row) => (
            <Row key={row.label} row={row} />
          ))}
        </dl>
      ) : null}
    </section>
  );
}

function Subject({ subject: { path, title, lang, place, price, picture, reference } }: { subject: ThanksSubject }) {
  const intl = useIntl();
  return (
    <div className={styles.subject} data-picture={picture ? true : undefined}>
      {picture ? (
        <Picture
          media={{ url: picture, width: null, height: null }}
          alt=""
          ratio="4x3"
          rounded
          sizes="(width >= 1280px) 176px, 128px"
          className={styles.picture}
        />
      ) : null}
      <div className={styles.about}>
        {place ? <p className={styles.place}>{place}</p> : null}
        <p className={styles.title} lang={lang}>
          {path === null ? title : <SiteLink to={{ path }}>{title}</SiteLink>}
        </p>
        {price ? (
          <p className={styles.price}>
            <PriceLine price={price.text} goal={price.goal} />
          </p>
        ) : null}
        {reference ? (
          <p className={styles.reference}>{intl.formatMessage({ id: "ask.reference" }, { reference })}</p>
        ) : null}
        {path === null ? (
          <p className={styles.reference}>
            <FormattedMessage id="thanks.withdrawn" />
          </p>
        ) : null}
      </div>
    </div>
  );
}

function SlotOf({ slot: { day, from, until, calendar } }: { slot: ThanksSlot }) {
  const dayText = useDayText();
  return (
    <div className={styles.slot}>
      <p className={styles.label}>
        <FormattedMessage id={calendar ? "thanks.slot" : "thanks.slotWanted"} />
      </p>
      <p className={styles.moment}>{dayText(day, "weekday")}</p>
      <p>{until ? `${from}–${until}` : from}</p>
      {calendar ? (
        <p className={styles.calendar}>
          <ButtonLink variant="secondary" href={calendar} download>
            <CalendarPlus aria-hidden="true" />
            <FormattedMessage id="visits.calendar" />
          </ButtonLink>
        </p>
      ) : null}
    </div>
  );
}

function Row({ row: { label, lines, isText } }: { row: ThanksRow }) {
  return (
    <div className={styles.row} data-text={isText || undefined}>
      <dt className={styles.label}>{label}</dt>
      {lines.map((line, index) => (
        // Of any language and direction: what is written from the right stays in its own place.
        <dd key={`${index} ${line}`} dir="auto">
          {line}
        </dd>
      ))}
    </div>
  );
}
