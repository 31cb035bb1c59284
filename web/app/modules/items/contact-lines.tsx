import { formatPhone, phoneHref } from "@gevel/config";
import { Mail, Phone } from "lucide-react";
import styles from "./contact-lines.module.css";

/** The two ways to reach a person, as links. */
export function ContactLines({ phone, email, large = false }: { phone: string; email: string; large?: boolean }) {
  if (!phone && !email) return null;
  return (
    <p className={styles.lines} data-large={large || undefined}>
      {phone ? (
        <a href={phoneHref(phone)}>
          <Phone aria-hidden="true" />
          {formatPhone(phone)}
        </a>
      ) : null}
      {email ? (
        <a href={`mailto:${email}`}>
          <Mail aria-hidden="true" />
          {email}
        </a>
      ) : null}
    </p>
  );
}
