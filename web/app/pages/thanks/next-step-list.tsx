import { FormattedMessage } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { ContactLines } from "~/ui/contact-lines";
import { Face } from "~/ui/face";
import type { ThanksContact, ThanksContent } from "./thanks-content";
import { OpeningHours } from "~/shell/offices/opening-hours";
import styles from "./next-step-list.module.css";

interface NextStepListProps {
  /** Null where the page was opened without a form being sent. */
  content: ThanksContent | null;
  contact: ThanksContact;
}

/** FORM-13: what happens now, who answers, and how to reach them. */
export function NextStepList({ content, contact }: NextStepListProps) {
  const { name, phone, email, pictureUrl, routeId, isAgent, hours } = contact;
  const values = content && {
    who: name,
    email: <b className={styles.to}>{content.email}</b>,
    phone: <b className={styles.to}>{content.phone}</b>,
    friend: <b className={styles.to}>{content.friend}</b>,
  };
  return (
    <>
      {content && values && content.steps.length > 0 ? (
        <section aria-labelledby="steps-title" className={styles.part}>
          <h2 id="steps-title" className={styles.title}>
            <FormattedMessage id="thanks.steps" />
          </h2>
          <ol className={styles.steps}>
            {content.steps.map((step) => (
              <li key={step}>
                <span>
                  <FormattedMessage id={`thanks.step.${step}`} values={values} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <section aria-labelledby="contact-title" className={styles.part}>
        <div className={styles.contact}>
          <Face name={name} pictureUrl={pictureUrl} sizes="96px" className={styles.face} />
          <div className={styles.person}>
            <h2 id="contact-title" className={styles.role}>
              <FormattedMessage id={isAgent ? "properties.detail.agent" : "thanks.office"} />
            </h2>
            <p className={styles.name}>{routeId ? <SiteLink to={{ routeId }}>{name}</SiteLink> : name}</p>
            <ContactLines phone={phone} email={email} />
          </div>
        </div>
        <OpeningHours hours={hours} className={styles.hours} />
      </section>
      {content ? null : (
        <p className={styles.direct}>
          <FormattedMessage id="thanks.direct" />
        </p>
      )}
    </>
  );
}
