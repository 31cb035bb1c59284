import type { DuplicateField } from "@gevel/config";
import { canonicalAddress } from "../validation/rules/address";
import type { Problem } from "../validation/problem";
import type { StaffText } from "../validation/staff-text";

const empty: StaffText = {
  nl: "Vul dit veld in.",
  fr: "Remplissez ce champ.",
  en: "Fill in this field.",
};
const noAddress: StaffText = {
  nl: "Geef de kopie een eigen adres.",
  fr: "Donnez à la copie sa propre adresse.",
  en: "Give the copy an address of its own.",
};

/** CMS-1: a copy has a name and an address of its own in each language. */
export const missingValues = (given: readonly DuplicateField[]): Problem[] =>
  given
    .filter(
      ({ required, isAddress, value, original }) =>
        required && (value === "" || (isAddress && canonicalAddress(value) === canonicalAddress(original))),
    )
    .map(({ name, language, isAddress }) => ({
      path: [...(language === null ? [] : [language]), name],
      message: isAddress ? noAddress : empty,
    }));
