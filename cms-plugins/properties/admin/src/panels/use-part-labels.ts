import { languageNames, type MissingPart } from "@gevel/config";
import { useMessages } from "../use-messages";
import { useFieldLabel } from "../attributes/use-field-label";

/** A missing part by its label in the form of its content type. */
export function usePartLabels(model: string): (part: MissingPart) => string {
  const { text } = useMessages();
  const labelOf = useFieldLabel(model);
  return ({ field, reason, language }) => {
    const label = reason === "empty" ? labelOf(field) : text(`properties.completeness.${reason}`);
    return language ? `${label} (${languageNames[language]})` : label;
  };
}
