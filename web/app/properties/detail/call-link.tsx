import { formatPhone, phoneHref } from "@gevel/config";
import { Phone } from "lucide-react";
import { useIntl } from "react-intl";

interface CallLinkProps {
  phone: string;
  className: string | undefined;
  /** Readers hear it in any case. */
  withNumber?: boolean;
}

export function CallLink({ phone, className, withNumber = false }: CallLinkProps) {
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
