import type { StaffText } from "../staff-text";

interface Range {
  min?: unknown;
  max?: unknown;
}

/** CMS-11: a number outside its range in words for staff, or null. Strapi itself looks only when publishing. */
export function rangeProblem(value: number, { min, max }: Range): StaffText | null {
  const low = typeof min === "number" ? min : undefined;
  const high = typeof max === "number" ? max : undefined;
  if ((low === undefined || value >= low) && (high === undefined || value <= high)) return null;
  if (low !== undefined && high !== undefined)
    return {
      nl: `Kies een getal van ${low} tot en met ${high}.`,
      fr: `Choisissez un nombre de ${low} à ${high}.`,
      en: `Choose a number from ${low} to ${high}.`,
    };
  if (low === undefined)
    return {
      nl: `Kies een getal tot en met ${high}.`,
      fr: `Choisissez un nombre jusqu'à ${high}.`,
      en: `Choose a number up to ${high}.`,
    };
  return {
    nl: `Kies een getal vanaf ${low}.`,
    fr: `Choisissez un nombre à partir de ${low}.`,
    en: `Choose a number from ${low}.`,
  };
}
