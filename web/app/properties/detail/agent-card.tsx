import { useIntl } from "react-intl";
import { AgentPerson } from "./agent-person";
import { CallLink } from "./call-link";
import { mailAddress, MailLink } from "./mail-link";
import type { PropertyContent } from "./property-content";
import buttons from "./contact-button.module.css";
import styles from "./agent-card.module.css";
import type { MessageName } from "~/i18n/message-id";

interface ContactProps {
  data: Pick<PropertyContent, "id" | "contact" | "reference" | "parts" | "alternatives">;
  title: string;
}

/** The contact person, beside the page. A listing that is gone has no viewings: it links to a saved search or a valuation. */
export function AgentCard({ data, title }: ContactProps) {
  const intl = useIntl();
  const { contact, parts, alternatives, reference } = data;
  const text = (id: MessageName<"properties.detail.">, values = {}) =>
    intl.formatMessage({ id: `properties.detail.${id}` }, values);
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
          {alternatives?.savedSearch ? (
            <a className={buttons.primary} href={alternatives.savedSearch} rel="nofollow">
              {text("tellMe")}
            </a>
          ) : null}
          {alternatives?.valuation ? (
            <a className={alternatives.savedSearch ? buttons.secondary : buttons.primary} href={alternatives.valuation}>
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

/** Where the card is not beside the page, the two actions stay visible until the end of the page. */
export function ContactBar({ data: { contact, parts, alternatives, reference }, title }: ContactProps) {
  const intl = useIntl();
  const text = (id: MessageName<"properties.detail.">, values = {}) =>
    intl.formatMessage({ id: `properties.detail.${id}` }, values);
  const { phone, email } = contact;
  const nextLink = alternatives?.savedSearch ?? alternatives?.valuation;
  if (!phone && !email && !parts && !nextLink) return null;
  return (
    <div className={styles.bar}>
      {phone ? <CallLink phone={phone} className={buttons.secondary} /> : null}
      {parts ? (
        <a className={buttons.primary} href={parts.visit}>
          {text("askVisit")}
        </a>
      ) : nextLink ? (
        <a className={buttons.primary} href={nextLink} rel="nofollow">
          {text(alternatives?.savedSearch ? "tellMe" : "myWorth")}
        </a>
      ) : email ? (
        <a className={buttons.primary} href={mailAddress(email, text("mailInfo", { title, id: reference }))}>
          {text("askInfo")}
        </a>
      ) : null}
    </div>
  );
}
