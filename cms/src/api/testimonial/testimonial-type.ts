import { z } from "zod";
import { contentType } from "../site/content-type";
import { date, flag, reference, text, version } from "../site/content/row-fields";
import { checkTestimonial } from "./check-testimonial";
import { testimonialDocuments } from "./first-content/testimonial-documents";
import { testimonialLayout } from "./testimonial-layout";

const testimonialRow = z.object({
  ...version,
  name: text,
  place: text,
  text,
  date,
  rating: z.number().int().min(1).max(5).nullish().catch(null),
  verified: flag(false),
  article: reference,
});

export const testimonialType = contentType({
  uid: "api::testimonial.testimonial",
  row: testimonialRow,
  layout: testimonialLayout,
  searched: { fields: ["name", "place", "text"] },
  check: checkTestimonial,
  firstContent: testimonialDocuments,
});
