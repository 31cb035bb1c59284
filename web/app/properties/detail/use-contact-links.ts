import { useIntl } from "react-intl";
import type { PropertyPageData } from "./property-data";

type Asked = Pick<PropertyPageData, "contact" | "reference"> & Partial<Pick<PropertyPageData, "parts">>;

/** The listing's own forms; where it has none, mails that already say which home they are about. */
export function useContactLinks({ contact, reference, parts }: Asked, title: string): { visit: string; info: string } {
  const intl = useIntl();
  if (parts) return parts;
  const mail = (id: string) =>
    `mailto:${contact.email}?subject=${encodeURIComponent(intl.formatMessage({ id }, { title, id: reference }))}`;
  return { visit: mail("properties.detail.mailVisit"), info: mail("properties.detail.mailInfo") };
}
