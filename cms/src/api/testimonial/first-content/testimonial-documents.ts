import { testimonials } from "../../article/first-content/reviews";
import { languagesOf } from "../../../seed/content";
import { readText } from "../../../seed/seed-types";
import type { References } from "../../../seed/write/references";
import type { SeedDocument } from "../../../seed/write/seed-document";

export function testimonialDocuments(references: References): SeedDocument[] {
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
      article: references.optional("article", testimonial.article),
    }),
  }));
}
