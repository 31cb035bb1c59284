import { useIntl } from "react-intl";
import { AgentPerson } from "./agent-person";
import { CallLink } from "./call-link";
import { mailAddress, MailLink } from "./mail-link";
import type { PropertyContent } from "./property-content";
import buttons from "./contact-button.module.css";
import styles from "./agent-card.module.css";

interface ContactProps {
  data: Pick<PropertyContent, "id" | "contact" | "reference" | "parts" | "goOn">;
  title: string;
}

/** The person to ask, beside the page. What is gone has nothing to visit: one goes on from it, to a wish or a valuation. */
export function AgentCard({ data, title }: ContactProps) {
  const intl = useIntl();
  const { contact, parts, goOn, reference } = data;
  const text = (id: string, values = {}) => intl.formatMessage({ id: `properties.detail.${id}` }, values);
  return (
    <aside className={styles.side} aria-label={text(parts ? "contactTitle" : "agent")}>
      <div className={styles.card}>
        <AgentPerson {...contact} />
        <div className={styles.actions}>
          {parts ? (
            <>
              <a className={buttons.primary} href={parts.visit}>
                {text("askVisit")}
              </a>
              <a className={buttons.secondary} href={parts.info}>
                {text("askInfo")}
              </a>
            </>
          ) : null}
          {goOn?.wish ? (
            <a className={buttons.primary} href={goOn.wish} rel="nofollow">
              {text("tellMe")}
            </a>
          ) : null}
          {goOn?.valuation ? (
            <a className={goOn.wish ? buttons.secondary : buttons.primary} href={goOn.valuation}>
              {text("myWorth")}
            </a>
          ) : null}
          {contact.phone ? <CallLink phone={contact.phone} className={styles.line} withNumber /> : null}
          {contact.email ? (
            <MailLink
              email={contact.email}
              subject={text("mailInfo", { title, id: reference })}
              className={styles.line}
            />
          ) : null}
        </div>
        <p className={styles.reference}>{text("reference", { id: reference })}</p>
      </div>
    </aside>
  );
}

/** Where the card is not beside the page, the two actions stay at hand until the page ends. */
export function ContactBar({ data: { contact, parts, goOn, reference }, title }: ContactProps) {
  const intl = useIntl();
  const text = (id: string, values = {}) => intl.formatMessage({ id: `properties.detail.${id}` }, values);
  const { phone, email } = contact;
  const goesOn = goOn?.wish ?? goOn?.valuation;
  if (!phone && !email && !parts && !goesOn) return null;
  return (
    <div className={styles.bar}>
      {phone ? <CallLink phone={phone} className={buttons.secondary} /> : null}
      {parts ? (
        <a className={buttons.primary} href={parts.visit}>
          {text("askVisit")}
        </a>
      ) : goesOn ? (
        <a className={buttons.primary} href={goesOn} rel="nofollow">
          {text(goOn?.wish ? "tellMe" : "myWorth")}
        </a>
      ) : email ? (
        <a className={buttons.primary} href={mailAddress(email, text("mailInfo", { title, id: reference }))}>
          {text("askInfo")}
        </a>
      ) : null}
    </div>
  );
}
