import { useIntl } from "react-intl";
import type { MessageId } from "~/i18n/message-id";
import { AgentPerson } from "~/properties/detail/agent-person";
import { CallLink } from "~/properties/detail/call-link";
import { MailLink } from "~/properties/detail/mail-link";
import buttons from "~/properties/detail/contact-button.module.css";
import styles from "~/properties/detail/agent-card.module.css";
import type { ProjectContent } from "./project-page-data";

/** Anchor of the form; see project-page.tsx. */
const contactAnchor = "ask";

type ContactRequest = { data: Pick<ProjectContent, "contact" | "number" | "title"> };

/** The contact person, beside the page. */
export function ProjectContact({ data: { contact, number, title } }: ContactRequest) {
  const intl = useIntl();
  const { phone, email } = contact;
  const text = (id: MessageId, values = {}) => intl.formatMessage({ id }, values);
  return (
    <aside className={styles.side} aria-label={text("projects.contactTitle")}>
      <div className={styles.card}>
        <AgentPerson {...contact} />
        <div className={styles.actions}>
          <a className={buttons.primary} href={`#${contactAnchor}`}>
            {text("projects.askButton")}
          </a>
          {phone ? <CallLink phone={phone} className={styles.line} withNumber /> : null}
          {email ? (
            <MailLink
              email={email}
              subject={text("properties.detail.mailInfo", { title, id: number })}
              className={styles.line}
            />
          ) : null}
        </div>
        {number ? <p className={styles.reference}>{text("projects.number", { number })}</p> : null}
      </div>
    </aside>
  );
}

/** On a phone both contact actions stay visible until the end of the page. */
export function ProjectContactBar({ data: { contact } }: ContactRequest) {
  const intl = useIntl();
  return (
    <div className={styles.bar}>
      {contact.phone ? <CallLink phone={contact.phone} className={buttons.secondary} /> : null}
      <a className={buttons.primary} href={`#${contactAnchor}`}>
        {intl.formatMessage({ id: "projects.askButton" })}
      </a>
    </div>
  );
}
