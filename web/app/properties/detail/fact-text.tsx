import type { AttributeText } from "@gevel/config";
import { useIntl } from "react-intl";

/** The value of an attribute, in the page's language or marked with its own. */
export function FactText({ value }: { value: AttributeText }) {
  const intl = useIntl();
  if (value.kind === "message") return <>{intl.formatMessage({ id: value.messageId })}</>;
  return value.language ? <span lang={value.language}>{value.text}</span> : <>{value.text}</>;
}
