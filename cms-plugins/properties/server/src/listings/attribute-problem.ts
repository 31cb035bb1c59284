import {
  attributeMessages,
  formatNumber,
  longestText,
  numberLimits,
  type Language,
  type ListingAttribute,
} from "@gevel/config";
import type { StaffText } from "@gevel/core";

const { nl, fr, en }: Readonly<Record<Language, Readonly<Record<string, string>>>> = attributeMessages;

/** The label of the attribute at this path of an entry; null where the path is something else. */
export function attributeName(path: string): StaffText | null {
  const id = path.replace(/^attributes\./, "listing.");
  return id !== path && nl[id] ? { nl: nl[id], fr: fr[id] ?? id, en: en[id] ?? id } : null;
}

/** The error for an attribute that cannot be stored; the form shows it beside that attribute. */
export function attributeProblem(attribute: ListingAttribute): StaffText {
  const limits = numberLimits(attribute);
  if (limits !== null) {
    const { min, max } = limits;
    if (min === undefined)
      return {
        nl: `Geef een getal van hoogstens ${formatNumber(max, "nl")}.`,
        fr: `Donnez un nombre de ${formatNumber(max, "fr")} au plus.`,
        en: `Give a number of at most ${formatNumber(max, "en")}.`,
      };
    const between = (language: Language) =>
      attribute.kind === "year"
        ? ([String(min), String(max)] as const)
        : ([formatNumber(min, language), formatNumber(max, language)] as const);
    const [nl, fr, en] = [between("nl"), between("fr"), between("en")];
    const isWhole = attribute.kind === "year" || attribute.kind === "count";
    return {
      nl: `Geef een ${isWhole ? "geheel " : ""}getal van ${nl[0]} tot ${nl[1]}.`,
      fr: `Donnez un nombre ${isWhole ? "entier " : ""}de ${fr[0]} à ${fr[1]}.`,
      en: `Give a ${isWhole ? "whole " : ""}number from ${en[0]} to ${en[1]}.`,
    };
  }
  if (attribute.kind === "text")
    return {
      nl: `Geef hoogstens ${longestText} tekens.`,
      fr: `Donnez ${longestText} caractères au plus.`,
      en: `Give ${longestText} characters at most.`,
    };
  return {
    nl: "Dit kan hier niet worden opgeslagen.",
    fr: "Cette valeur ne peut pas être enregistrée ici.",
    en: "This cannot be stored here.",
  };
}
