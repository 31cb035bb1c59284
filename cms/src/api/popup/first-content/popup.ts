import { languagesOf } from "../../../seed/content";
import { readText } from "../../../seed/seed-types";
import type { SeedLink, Text } from "../../../seed/seed-types";
import type { References } from "../../../seed/write/references";
import type { SeedDocument } from "../../../seed/write/seed-document";

/** Kept as a draft: staff publish it when there is an open-house day to announce (CHROME-8). */
export const popup = {
  title: {
    nl: "Opendeurdag in Zurenborg",
    fr: "Journée portes ouvertes à Zurenborg",
    en: "Open day in Zurenborg",
    de: "Tag der offenen Tür in Zurenborg",
  } satisfies Text,
  description: {
    nl: "Zaterdag zetten we van 10 tot 16 uur vier herenhuizen open. Kom binnen zonder afspraak; onze makelaars staan in elke inkomhal.",
    fr: "Samedi de 10 à 16 heures, quatre maisons de maître vous ouvrent leurs portes. Entrez sans rendez-vous : un de nos agents vous attend dans chaque hall.",
    en: "On Saturday, from 10 am to 4 pm, four town houses open their doors. Come in without an appointment; you will find one of us in every hallway.",
    de: "Am Samstag öffnen wir von 10 bis 16 Uhr vier Bürgerhäuser. Kommen Sie ohne Termin herein; in jedem Hausflur erwartet Sie jemand von uns.",
  } satisfies Text,
  link: {
    label: { nl: "Bekijk de woningen", fr: "Voir les maisons", en: "See the houses", de: "Die Häuser ansehen" },
    page: "for-sale",
  } satisfies SeedLink,
  delay: 8,
};

export function popupDocuments(references: References): SeedDocument[] {
  return [
    {
      kind: "popup",
      uid: "api::popup.popup",
      key: "popup",
      languages: languagesOf(popup.title),
      published: false,
      data: (language) => ({
        title: readText(popup.title, language),
        descriptionHtml: readText(popup.description, language),
        link: references.link(popup.link, language),
        delay: popup.delay,
      }),
    },
  ];
}
