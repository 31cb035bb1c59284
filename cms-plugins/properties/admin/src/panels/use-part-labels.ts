import { languageNames, type MissingPart } from "@gevel/config";
import { useMessages } from "../messages/use-messages";
import { useFieldLabel } from "./use-field-label";

/** What an item lacks, as the form of its content type calls it. */
export function usePartLabels(model: string): (part: MissingPart) => string {
  const { text } = useMessages();
  const labelOf = useFieldLabel(model);
  return ({ field, reason, language }) => {
    const label = reason === "empty" ? labelOf(field) : text(`properties.completeness.${reason}`);
    return language ? `${label} (${languageNames[language]})` : label;
  };
}
