import { fromBelgianTime, type PlanAction } from "@gevel/config";
import type { StaffText } from "@gevel/core";

const maxAheadMs = 5 * 366 * 86_400_000;

/** The moment of what a Belgian clock shows; null for a day or time that no calendar has. */
export function plannedDate(shown: string): Date | null {
  const [day = "", time = ""] = shown.split("T");
  const isReal = new Date(`${shown}:00Z`);
  if (Number.isNaN(isReal.getTime()) || isReal.toISOString().slice(0, 16) !== shown) return null;
  return fromBelgianTime(day, time);
}

interface PlanRequest {
  action: PlanAction;
  /** Null for no moment at all. */
  at: Date | null;
  now: Date;
  isLive: boolean;
  /** Whether it has a draft, whose changes may go live once more. */
  hasDraft: boolean;
  /** When the other of the two is planned, in milliseconds. */
  other: number | null;
}

const noSuchDay: StaffText = {
  nl: "Die dag of dat uur bestaat niet. Kies een andere.",
  fr: "Ce jour ou cette heure n’existe pas. Choisissez-en une autre.",
  en: "There is no such day or time. Choose another one.",
};
const isPast: StaffText = {
  nl: "Dat tijdstip is al voorbij. Kies een later.",
  fr: "Ce moment est déjà passé. Choisissez-en un plus tard.",
  en: "That time is past. Choose a later one.",
};
const tooFar: StaffText = {
  nl: "Dat is meer dan vijf jaar vooruit. Kijk het jaar na.",
  fr: "C’est dans plus de cinq ans. Vérifiez l’année.",
  en: "That is more than five years ahead. Check the year.",
};
const alreadyPublished: StaffText = {
  nl: "Dit staat al op de site.",
  fr: "C’est déjà en ligne.",
  en: "This is on the site already.",
};
const neverPublished: StaffText = {
  nl: "Dit staat niet op de site, en er is geen publicatie gepland voor dat tijdstip.",
  fr: "Ce n’est pas en ligne, et aucune publication n’est prévue avant ce moment.",
  en: "This is not on the site, and no publication is planned before that time.",
};
const unpublishedFirst: StaffText = {
  nl: "Dan wordt het gedepubliceerd voor het gepubliceerd is. Kies een vroeger tijdstip, of wijzig eerst wanneer het gedepubliceerd wordt.",
  fr: "Ce serait dépublié avant d’être publié. Choisissez un moment plus tôt, ou changez d’abord celui de la dépublication.",
  en: "It would be unpublished before it is published. Choose an earlier time, or first change when it is unpublished.",
};

/** Why staff cannot plan this; null where they can. */
export function validatePlan({ action, at, now, isLive, hasDraft, other }: PlanRequest): StaffText | null {
  if (at === null) return noSuchDay;
  if (at <= now) return isPast;
  if (at.getTime() - now.getTime() > maxAheadMs) return tooFar;
  if (action === "publish") {
    if (isLive && !hasDraft) return alreadyPublished;
    return other !== null && (other === at.getTime() || (!isLive && other < at.getTime())) ? unpublishedFirst : null;
  }
  if (isLive) return other === at.getTime() ? unpublishedFirst : null;
  return other === null || other >= at.getTime() ? neverPublished : null;
}
