import { belgianDay, mailKindsOfForm } from "@gevel/config";
import { mailSources } from "../mail/mail-sources.js";
import type { LeadEffect } from "../submissions/lead-effect.js";

/** FORM-10: what a customer wrote waits among the testimonials of the site until staff approve it. Their last name and mail stay here. */
export const draftTestimonial: LeadEffect = async (strapi, { form, language, data }) => {
  const answer = (name: string) => [data[name] ?? ""].flat()[0]?.trim() ?? "";
  const testimonial = {
    language,
    firstName: answer("firstName"),
    city: answer("city"),
    text: answer("testimonial"),
    rating: Number(answer("rating")),
    fileReference: answer("fileReference"),
    day: belgianDay(new Date()),
  };
  return async (lead) => {
    await mailSources(strapi).saveTestimonial({ ...testimonial, lead });
    return mailKindsOfForm(form).map((kind) => ({ kind }));
  };
};
