import { belgianDay, mailsOfForm } from "@gevel/config";
import { mailSources } from "../mail/mail-sources.js";
import type { LeadEffect } from "../submissions/lead-effect.js";

/** FORM-10: what a customer wrote waits among the testimonials of the site until staff approve it. Their last name and mail stay here. */
export const draftTestimonial: LeadEffect = async (strapi, { form, language, data }) => {
  const said = (name: string) => [data[name] ?? ""].flat()[0]?.trim() ?? "";
  const testimonial = {
    language,
    firstName: said("firstName"),
    city: said("city"),
    text: said("testimonial"),
    rating: Number(said("rating")),
    fileReference: said("fileReference"),
    day: belgianDay(new Date()),
  };
  return async (lead) => {
    await mailSources(strapi).keepTestimonial({ ...testimonial, lead });
    return mailsOfForm(form).map((kind) => ({ kind }));
  };
};
