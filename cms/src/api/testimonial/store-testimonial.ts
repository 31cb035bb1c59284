import type { ReceivedTestimonial } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { testimonialUid } from "./testimonial-uid";

/**
 * FORM-10: what a customer sent becomes a draft, which no visitor sees; staff approve it by publishing it. It has their first name and
 * town and nothing more of them: the rest stays with the lead. It is verified once staff say so.
 */
export async function saveTestimonial(
  strapi: Core.Strapi,
  { lead, language, firstName, city, text, rating, fileReference, day }: ReceivedTestimonial,
): Promise<void> {
  const data = {
    name: firstName,
    place: city,
    text,
    ...(Number.isInteger(rating) && rating >= 1 && rating <= 5 && { rating }),
    date: day,
    verified: false,
    fileReference,
    lead,
  };
  try {
    await strapi.documents(testimonialUid).create({ locale: language, status: "draft", data });
  } catch (cause) {
    // The rules of staff's own fields are stricter than a form's: what they refuse is read in the lead, which is never lost by it.
    const reason = String(cause).slice(0, 300);
    if (!(cause instanceof errors.ValidationError)) throw cause;
    strapi.log.warn(`testimonials: creating a draft failed, the text is in its lead only: ${reason}`);
  }
}
