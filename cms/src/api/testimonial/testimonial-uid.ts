export const testimonialUid = "api::testimonial.testimonial";
