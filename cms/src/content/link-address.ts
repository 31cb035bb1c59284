import { safeAddress } from "./safe-address";
import type { StaffText } from "@gevel/core";

const noTarget: StaffText = {
  nl: "Een link kan dit niet openen. Begin met https://, met / voor een pagina van deze site, of met mailto: of tel:.",
  fr: "Un lien ne peut pas ouvrir ceci. Commencez par https://, par / pour une page de ce site, ou par mailto: ou tel:.",
  en: "No link can open this. Start with https://, with / for a page of this site, or with mailto: or tel:.",
};

/** The address as the site opens it (`www.` on the web); what it cannot open stays as typed, to be refused. */
export const completeAddress = (typed: string): string => safeAddress(typed) || typed;

/** CMS-11: an address that no link of the site opens, or null. */
export const linkProblem = (address: string): StaffText | null =>
  address === "" || safeAddress(address) !== "" ? null : noTarget;
