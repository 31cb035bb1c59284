import type { AttributeText } from "@gevel/config";
import { useIntl } from "react-intl";

const germanJoint = /\p{L}{3,}(?:ungs|inventar)(?=\p{L}{5,})/gu;

/**
 * A message of a fact, with the places where a long German word may be parted: not every browser knows them. Only what
 * is shown has these marks; the word that is searched and compared stays as it is.
 */
export function useFactText(): (id: string) => string {
  const intl = useIntl();
  return (id) => {
    const text = intl.formatMessage({ id });
    return intl.locale.startsWith("de") ? text.replace(germanJoint, "$&\u00ad") : text;
  };
}

/** The value of an attribute, in the page's language or marked with its own. */
export function FactText({ value }: { value: AttributeText }) {
  const text = useFactText();
  if (value.kind === "message") return <>{text(value.messageId)}</>;
  return value.language ? <span lang={value.language}>{value.text}</span> : <>{value.text}</>;
}
