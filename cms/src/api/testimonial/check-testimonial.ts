import { z } from "zod";
import { comparable, type EntryContext } from "../../validation/entry-context";
import type { Problem } from "../../validation/problem";
import type { StaffText } from "../../validation/staff-text";
import { testimonialUid } from "./testimonial-uid";

const row = z.object({
  verified: z.boolean().nullable(),
  lead: z.string().nullable(),
  fileReference: z.string().nullable(),
});

const withoutFile: StaffText = {
  nl: "Schrijf het dossier waarmee u deze klant kent: zonder dossier is wat via het formulier kwam niet nagekeken.",
  fr: "Indiquez le dossier par lequel vous connaissez ce client : sans dossier, ce qui vient du formulaire n’est pas vérifié.",
  en: "Write the file by which you know this customer: without one, what came by the form is not verified.",
};

/** L12: anybody can write by the form, so only a file of the agency makes that of a real customer. */
export async function checkTestimonial(context: EntryContext): Promise<Problem[]> {
  const found: unknown = await context.strapi.db
    .query(testimonialUid)
    .findOne({ where: { ...comparable(context), documentId: context.documentId } });
  if (found === null) return [];
  const { verified, lead, fileReference } = row.parse(found);
  if (!verified || !lead || fileReference?.trim()) return [];
  return [{ path: ["fileReference"], message: withoutFile }];
}
