import { z } from "zod";
import { contentType } from "../../content/content-type";
import { date, flag, optional, reference, text, version } from "../../content/row-fields";
import { testimonials } from "./first-content/reviews";
import { languagesOf } from "../../content/first-content/languages-of";
import { readText } from "../../content/first-content/seed-types";
import type { References } from "../../content/first-content/references";
import type { SeedDocument } from "../../content/first-content/seed-document";
import type { AdminLayout, Problem, StaffText } from "@gevel/core";
import { comparable, type EntryContext } from "../../content/entry-context";
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

/** L12: anybody can use the form, so only a file reference of the agency marks its sender as a real customer. */
async function checkTestimonial(context: EntryContext): Promise<Problem[]> {
  const found: unknown = await context.strapi.db
    .query(testimonialUid)
    .findOne({ where: { ...comparable(context), documentId: context.documentId } });
  if (found === null) return [];
  const { verified, lead, fileReference } = row.parse(found);
  if (!verified || !lead || fileReference?.trim()) return [];
  return [{ path: ["fileReference"], message: withoutFile }];
}

const testimonialLayout: AdminLayout = {
  mainField: "name",
  list: ["name", "place", "agent", "rating", "date", "verified"],
  previousLists: [["name", "place", "rating", "date", "verified"]],
  sort: ["date", "DESC"],
  edit: [
    { name: 6, place: 6 },
    { text: 12 },
    { date: 4, rating: 4, verified: 4 },
    { agent: 6, goal: 6 },
    { fileReference: 6, article: 6 },
  ],
  fields: {
    name: { label: "Name", help: "As the customer wants to be called, e.g. Familie Peeters." },
    place: { label: "Place", help: "Town of the home, e.g. Berchem." },
    text: { label: "Words", help: "What the customer said. Do not change the meaning when you shorten it." },
    date: { label: "Date", help: "When the customer said it. Visitors see month and year." },
    rating: { label: "Stars", help: "1 to 5. Empty: no stars." },
    verified: {
      label: "Verified",
      help: "On only when you checked that this is a real customer: the site says so to visitors, as the law asks.",
    },
    agent: {
      label: "Team member",
      help: "Who helped this customer: an article of the kind team. Visitors can choose the reviews of one team member.",
    },
    goal: {
      label: "Sale or letting",
      help: "What the customer came for. Empty: visitors who choose one do not see it.",
    },
    fileReference: {
      label: "File",
      help: "Number of the sale or letting by which you know this customer. It is never shown. What came by the form is verified only with one.",
    },
    article: { label: "Whole story", help: "An article of the kind review that tells more." },
  },
  hidden: ["lead"],
};

function testimonialDocuments(references: References): SeedDocument[] {
  return testimonials.map((testimonial) => ({
    kind: "testimonial",
    uid: "api::testimonial.testimonial",
    key: testimonial.key,
    languages: languagesOf(testimonial.text),
    data: (language) => ({
      name: testimonial.name,
      place: testimonial.place,
      text: readText(testimonial.text, language),
      date: testimonial.date,
      rating: testimonial.rating,
      verified: true,
      goal: testimonial.goal,
      agent: references.optional("article", testimonial.agent),
      article: references.optional("article", testimonial.article),
    }),
  }));
}

const testimonialRow = z.object({
  ...version,
  name: text,
  place: text,
  text,
  date,
  rating: z.number().int().min(1).max(5).nullish().catch(null),
  verified: flag(false),
  article: reference,
  agent: reference,
  goal: optional(z.enum(["sale", "rent"])),
});
export type TestimonialRow = z.infer<typeof testimonialRow>;

export const testimonialType = contentType({
  uid: "api::testimonial.testimonial",
  row: testimonialRow,
  layout: testimonialLayout,
  searched: { fields: ["name", "place", "text"], relations: { agent: "title" } },
  check: checkTestimonial,
  firstContent: testimonialDocuments,
});
