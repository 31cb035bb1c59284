import { formatPhone, phoneHref } from "@gevel/config";
import { Mail, Phone } from "lucide-react";
import styles from "./contact-lines.module.css";

interface ContactLinesProps {
  phone: string;
  email: string;
  large?: boolean;
}

/** In a narrow column it breaks after the @, never within a word. */
function BreakableEmail({ email }: { email: string }) {
  const at = email.indexOf("@") + 1;
  return (
    <span>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}

/** Phone and e-mail of a person, as links. */
export function ContactLines({ phone, email, large = false }: ContactLinesProps) {
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
          <BreakableEmail email={email} />
        </a>
      ) : null}
    </p>
  );
}
