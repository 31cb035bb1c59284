import { isPopupForm, placedFormKeys } from "@gevel/config";
import { z } from "zod";
import { comparable, type EntryContext } from "../../validation/entry-context";
import type { Problem } from "../../validation/problem";
import type { StaffText } from "../../validation/staff-text";

const row = z.object({ form: z.object({ form: z.enum(placedFormKeys).nullable() }).nullish() });

const unsuitableForm: StaffText = {
  nl: "Dit formulier past niet in een pop-up. Kies een kort formulier, bijvoorbeeld de nieuwsbrief, of zet een knop naar de pagina met dit formulier.",
  fr: "Ce formulaire ne convient pas à un pop-up. Choisissez un formulaire court, par exemple la newsletter, ou placez un bouton vers la page de ce formulaire.",
  en: "This form does not fit a popup. Choose a short one, for instance the newsletter, or put a button to the page with this form.",
};

/** CHROME-8: a popup holds a form that can be filled in over a page. */
export async function checkPopup(context: EntryContext): Promise<Problem[]> {
  const found: unknown = await context.strapi.db.query("api::popup.popup").findOne({
    where: { ...comparable(context), documentId: context.documentId },
    populate: { form: { select: ["form"] } },
  });
  const form = found === null ? null : row.parse(found).form?.form;
  return form && !isPopupForm(form) ? [{ path: ["form"], message: unsuitableForm }] : [];
}
