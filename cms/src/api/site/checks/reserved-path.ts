import { reservedPart, unreachedPart } from "@gevel/config";
import type { StaffText } from "@gevel/core";

const reservedBySite = (part: string): StaffText => ({
  nl: `Adressen die met “${part}” beginnen, houdt de site voor zichzelf. Kies een ander.`,
  fr: `Les adresses qui commencent par « ${part} » sont réservées au site. Choisissez-en une autre.`,
  en: `The site keeps addresses that begin with “${part}” for itself. Choose another one.`,
});

/** CMS-11: what is wrong with the whole address of a page of staff, or null. */
export function reservedProblem(address: string): StaffText | null {
  const part = reservedPart(address);
  return part === null ? null : reservedBySite(part);
}

/** CMS-11: what is wrong with an address that staff lead elsewhere, or null. */
export function unreachedProblem(address: string): StaffText | null {
  const part = unreachedPart(address);
  return part === null ? null : reservedBySite(part);
}
