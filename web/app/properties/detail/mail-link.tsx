import { Mail } from "lucide-react";

interface MailLinkProps {
  email: string;
  /** The subject, so that the agent need not ask. */
  subject: string;
  className: string | undefined;
}

export const mailAddress = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(subject)}`;

/** PROP-7: the agent's own address, as text and as a mail link. */
export function MailLink({ email, subject, className }: MailLinkProps) {
  return (
    <a className={className} href={mailAddress(email, subject)}>
      <Mail aria-hidden="true" />
      {email}
    </a>
  );
}
