import { languageNames, type MissingPart } from "@gevel/config";
import { useTexts } from "../texts/use-texts";
import { useFieldLabel } from "./use-field-label";

/** What an item lacks, as the form of its content type calls it. */
export function usePartWords(model: string): (part: MissingPart) => string {
  const { text } = useTexts();
  const labelOf = useFieldLabel(model);
  return ({ field, reason, language }) => {
    const what = reason === "empty" ? labelOf(field) : text(`properties.completeness.${reason}`);
    return language ? `${what} (${languageNames[language]})` : what;
  };
}
