import { useIntl } from "react-intl";
import type { PropertyPageData } from "./property-data";

/** Mails that already say which home they are about. */
export function useContactLinks(
  { contact, reference }: Pick<PropertyPageData, "contact" | "reference">,
  title: string,
): { visit: string; info: string } {
  const intl = useIntl();
  const mail = (id: string) =>
    `mailto:${contact.email}?subject=${encodeURIComponent(intl.formatMessage({ id }, { title, id: reference }))}`;
  return { visit: mail("properties.detail.mailVisit"), info: mail("properties.detail.mailInfo") };
}
