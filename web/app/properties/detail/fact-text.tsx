import type { AttributeText } from "@gevel/config";
import { useFactText } from "./use-fact-text";

/** The value of an attribute, in the page's language or marked with its own. */
export function FactText({ value }: { value: AttributeText }) {
  const text = useFactText();
  if (value.kind === "message") return <>{text(value.messageId)}</>;
  return value.language ? <span lang={value.language}>{value.text}</span> : <>{value.text}</>;
}
