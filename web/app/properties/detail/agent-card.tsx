import { formatPhone, phoneHref } from "@gevel/config";
import { Phone } from "lucide-react";
import { useIntl } from "react-intl";
import { Picture } from "~/ui/picture";
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
  const { name, phone, email, pictureUrl } = data.contact;
  const text = (id: string, values = {}) => intl.formatMessage({ id: `properties.detail.${id}` }, values);
  return (
    <aside className={styles.side} aria-label={text("contactTitle")}>
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
            <p className={styles.role}>{text("agent")}</p>
            <p className={styles.name}>{name}</p>
          </div>
        </div>
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
          {phone ? (
            <a
              className={styles.phone}
              href={phoneHref(phone)}
              aria-label={text("call", { phone: formatPhone(phone) })}
            >
              <Phone aria-hidden="true" />
              {formatPhone(phone)}
            </a>
          ) : null}
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
      {phone ? (
        <a
          className={buttons.secondary}
          href={phoneHref(phone)}
          aria-label={text("call", { phone: formatPhone(phone) })}
        >
          <Phone aria-hidden="true" />
        </a>
      ) : null}
      {email || data.parts ? (
        <a className={buttons.primary} href={visit}>
          {text("askVisit")}
        </a>
      ) : null}
    </div>
  );
}
