import type { AttributeText } from "@gevel/config";
import { useIntl } from "react-intl";
import { idFromData, type MessageId } from "~/i18n/message-id";

const germanJoint = /\p{L}{3,}(?:ungs|inventar)(?=\p{L}{5,})/gu;

/**
 * A fact's message, with soft hyphens in long German words: not every browser hyphenates them. Only the displayed text
 * has them; the text searched and compared is unchanged.
 */
export function useFactText(): (id: MessageId) => string {
  const intl = useIntl();
  return (id) => {
    const text = intl.formatMessage({ id });
    return intl.locale.startsWith("de") ? text.replace(germanJoint, "$&\u00ad") : text;
  };
}

/** The value of an attribute, in the page's language or marked with its own. */
export function FactText({ value }: { value: AttributeText }) {
  const text = useFactText();
  if (value.kind === "message") return <>{text(idFromData(value.messageId))}</>;
  return value.language ? <span lang={value.language}>{value.text}</span> : <>{value.text}</>;
}
