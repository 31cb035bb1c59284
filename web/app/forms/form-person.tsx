import { formatPhone, phoneHref } from "@gevel/config";
import { useIntl } from "react-intl";
import { Face } from "~/ui/face";
import styles from "./form-person.module.css";

/** Who reads what is sent. */
export interface FormContact {
  name: string;
  /** Empty for none, as are the address and the picture. */
  phone: string;
  email: string;
  pictureUrl: string;
  isAgency: boolean;
  /** A sentence of what happens next. */
  next: string;
}

/** Who reads what is sent, beside the form: large, on a phone one line above it. */
export function FormPerson({ contact }: { contact: FormContact }) {
  const intl = useIntl();
  const { name, phone, email, pictureUrl, isAgency, next } = contact;
  return (
    <section className={styles.person} aria-label={intl.formatMessage({ id: "ask.person" })}>
      <Face name={name} pictureUrl={pictureUrl} sizes="(width >= 767px) 128px, 56px" className={styles.face} />
      <div className={styles.text}>
        {isAgency ? null : <p className={styles.role}>{intl.formatMessage({ id: "ask.role" })}</p>}
        <p className={styles.name}>{name}</p>
      </div>
      <p className={styles.next}>{next}</p>
      {phone ? (
        <a className={styles.phone} href={phoneHref(phone)}>
          {formatPhone(phone)}
        </a>
      ) : null}
      {email ? (
        <a className={styles.mail} href={`mailto:${email}`}>
          {email}
        </a>
      ) : null}
    </section>
  );
}
