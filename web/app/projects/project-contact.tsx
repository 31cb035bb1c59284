import { formatPhone, phoneHref } from "@gevel/config";
import { Phone } from "lucide-react";
import { useIntl } from "react-intl";
import buttons from "~/properties/detail/contact-button.module.css";
import styles from "~/properties/detail/agent-card.module.css";
import { Picture } from "~/ui/picture";
import type { ProjectContent } from "./project-page-data";

/** Where the form stands; see project-page.tsx. */
const askId = "ask";

type Asked = { data: Pick<ProjectContent, "contact" | "number"> };

/** The person to ask, beside the page. */
export function ProjectContact({ data: { contact, number } }: Asked) {
  const intl = useIntl();
  const { name, phone, pictureUrl } = contact;
  const text = (id: string, values = {}) => intl.formatMessage({ id }, values);
  return (
    <aside className={styles.side} aria-label={text("projects.contactTitle")}>
      <div className={styles.card}>
        <div className={styles.person}>
          {pictureUrl ? (
            <Picture
              media={{ url: pictureUrl, width: null, height: null }}
              alt=""
              ratio="1x1"
              sizes="72px"
              className={styles.face}
            />
          ) : null}
          <div>
            <p className={styles.role}>{text("properties.detail.agent")}</p>
            <p className={styles.name}>{name}</p>
          </div>
        </div>
        <div className={styles.actions}>
          <a className={buttons.primary} href={`#${askId}`}>
            {text("projects.askButton")}
          </a>
          {phone ? <Call phone={phone} className={styles.phone} withNumber /> : null}
        </div>
        {number ? <p className={styles.reference}>{text("projects.number", { number })}</p> : null}
      </div>
    </aside>
  );
}

/** On a phone both ways to ask stay at hand, until the page ends. */
export function ProjectContactBar({ data: { contact } }: Asked) {
  const intl = useIntl();
  return (
    <div className={styles.bar}>
      {contact.phone ? <Call phone={contact.phone} className={buttons.secondary} /> : null}
      <a className={buttons.primary} href={`#${askId}`}>
        {intl.formatMessage({ id: "projects.askButton" })}
      </a>
    </div>
  );
}

interface CallProps {
  phone: string;
  className: string | undefined;
  withNumber?: boolean;
}

function Call({ phone, className, withNumber = false }: CallProps) {
  const intl = useIntl();
  const number = formatPhone(phone);
  return (
    <a
      className={className}
      href={phoneHref(phone)}
      aria-label={intl.formatMessage({ id: "properties.detail.call" }, { phone: number })}
    >
      <Phone aria-hidden="true" />
      {withNumber ? number : null}
    </a>
  );
}
