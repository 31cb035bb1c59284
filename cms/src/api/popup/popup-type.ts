import { z } from "zod";
import { contentType } from "../../content/content-type";
import { file, optional, reference, text, version, whole } from "../../content/row-fields";
import { linkRow, linked } from "../../content/shared-rows";
import type { AdminLayout, Problem, StaffText } from "@gevel/core";
import { isPopupForm, placedFormKeys } from "@gevel/config";
import { comparable, type EntryContext } from "../../content/entry-context";
import { languagesOf } from "../../content/first-content/languages-of";
import { readText, type SeedLink, type Text } from "../../content/first-content/seed-types";
import type { References } from "../../content/first-content/references";
import type { SeedDocument } from "../../content/first-content/seed-document";

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

function popupDocuments(references: References): SeedDocument[] {
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

const row = z.object({ form: z.object({ form: z.enum(placedFormKeys).nullable() }).nullish() });

const unsuitableForm: StaffText = {
  nl: "Dit formulier past niet in een pop-up. Kies een kort formulier, bijvoorbeeld de nieuwsbrief, of zet een knop naar de pagina met dit formulier.",
  fr: "Ce formulaire ne convient pas à un pop-up. Choisissez un formulaire court, par exemple la newsletter, ou placez un bouton vers la page de ce formulaire.",
  en: "This form does not fit a popup. Choose a short one, for instance the newsletter, or put a button to the page with this form.",
};

/** CHROME-8: a popup contains a form that can be filled in over a page. */
async function checkPopup(context: EntryContext): Promise<Problem[]> {
  const found: unknown = await context.strapi.db.query("api::popup.popup").findOne({
    where: { ...comparable(context), documentId: context.documentId },
    populate: { form: { select: ["form"] } },
  });
  const form = found === null ? null : row.parse(found).form?.form;
  return form && !isPopupForm(form) ? [{ path: ["form"], message: unsuitableForm }] : [];
}

const popupLayout: AdminLayout = {
  mainField: "title",
  list: ["title", "delay", "updatedAt"],
  sort: ["updatedAt", "DESC"],
  edit: [{ title: 8, delay: 4 }, { descriptionHtml: 12 }, { media: 6, form: 6 }, { link: 12 }],
  fields: {
    title: { label: "Title", help: "The popup is shown while this entry is published. Unpublish it to take it away." },
    delay: {
      label: "Seconds to wait",
      help: "0 shows it at once. A visitor who closed it does not see it again in the same visit.",
    },
    descriptionHtml: { label: "Text", help: "Two or three sentences." },
    media: { label: "Picture or film", help: "Optional, shown above the text." },
    form: {
      label: "Form",
      help: "Optional, below the text: a short one such as the newsletter or a contact form. The popup closes once it is sent, and the thank-you page follows.",
    },
    link: { label: "Button", help: "Where the button leads. Empty: only a button to close." },
  },
};

const popupRow = z.object({
  ...version,
  title: text,
  descriptionHtml: text,
  link: optional(linkRow),
  form: reference,
  media: optional(file),
  delay: whole(0, 3600, 0),
});
export type PopupRow = z.infer<typeof popupRow>;

export const popupType = contentType({
  uid: "api::popup.popup",
  row: popupRow,
  layout: popupLayout,
  check: checkPopup,
  needs: ({ link, form }) => [...linked([link]), form],
  firstContent: popupDocuments,
});
