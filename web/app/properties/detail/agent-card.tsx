import { useIntl } from "react-intl";
import { AgentPerson } from "./agent-person";
import { CallLink } from "./call-link";
import type { PropertyPageData } from "./property-data";
import { useContactLinks } from "./use-contact-links";
import buttons from "./contact-button.module.css";
import styles from "./agent-card.module.css";

interface ContactProps {
  data: Pick<PropertyPageData, "id" | "contact" | "reference"> & Partial<Pick<PropertyPageData, "parts">>;
  title: string;
}

/** The person to ask, beside the page. */
export function AgentCard({ data, title }: ContactProps) {
  const intl = useIntl();
  const { visit, info } = useContactLinks(data, title);
  const { phone, email } = data.contact;
  const text = (id: string, values = {}) => intl.formatMessage({ id: `properties.detail.${id}` }, values);
  return (
    <aside className={styles.side} aria-label={text("contactTitle")}>
      <div className={styles.card}>
        <AgentPerson {...data.contact} />
        <div className={styles.actions}>
          {email || data.parts ? (
            <>
              <a className={buttons.primary} href={visit}>
                {text("askVisit")}
              </a>
              <a className={buttons.secondary} href={info}>
                {text("askInfo")}
              </a>
            </>
          ) : null}
          {phone ? <CallLink phone={phone} className={styles.phone} withNumber /> : null}
        </div>
        <p className={styles.reference}>{text("reference", { id: data.reference })}</p>
      </div>
    </aside>
  );
}

/** On a phone the two actions stay at hand, until the page ends. */
export function ContactBar({ data, title }: ContactProps) {
  const intl = useIntl();
  const { visit } = useContactLinks(data, title);
  const { phone, email } = data.contact;
  if (!phone && !email && !data.parts) return null;
  const text = (id: string, values = {}) => intl.formatMessage({ id: `properties.detail.${id}` }, values);
  return (
    <div className={styles.bar}>
      {phone ? <CallLink phone={phone} className={buttons.secondary} /> : null}
      {email || data.parts ? (
        <a className={buttons.primary} href={visit}>
          {text("askVisit")}
        </a>
      ) : null}
    </div>
  );
}
