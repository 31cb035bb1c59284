import { listingAgentSchema, memberOfAgent, type Language, type ReceivedTestimonial } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";
import { testimonialUid } from "../../api/testimonial/testimonial-uid";

const listings = z.array(z.object({ goal: z.number(), agent: listingAgentSchema.nullish().catch(null) }));
const members = z.array(
  z
    .object({ documentId: z.string(), title: z.string(), email: z.string().nullish() })
    .transform(({ documentId, title, email }) => ({ documentId, name: title, email: email ?? "" })),
);

/** CMS-16: goal and member of the team of the one listing that a file number names; nothing where none or several do. */
async function serviceOf(strapi: Core.Strapi, file: string, language: Language) {
  if (file === "") return {};
  const found: unknown = await strapi.db.query("plugin::properties.property").findMany({
    where: { $or: [{ recordFile: { $eqi: file } }, { reference: { $eqi: file } }] },
    select: ["goal", "agent"],
    limit: 2,
  });
  const [listing, another] = listings.parse(found);
  if (!listing || another) return {};
  const team: unknown = await strapi
    .documents("api::article.article")
    .findMany({ locale: language, filters: { kind: "team" }, fields: ["title", "email"] });
  const member = listing.agent && memberOfAgent(listing.agent, members.parse(team));
  return {
    goal: listing.goal === 1 ? ("rent" as const) : ("sale" as const),
    ...(member && { agent: member.documentId }),
  };
}

/**
 * FORM-10: a testimonial sent by a customer becomes a draft, which no visitor sees; staff approve it by publishing it.
 * It contains their first name and town only: the rest stays with the lead. It is verified once staff say so, who
 * also see whom and what the file that it names was about.
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
    ...(await serviceOf(strapi, fileReference, language)),
    lead,
  };
  try {
    await strapi.documents(testimonialUid).create({ locale: language, status: "draft", data });
  } catch (cause) {
    // The rules of the content type are stricter than the form's: a rejected text can be read in the lead, which is
    // never lost by it.
    const reason = String(cause).slice(0, 300);
    if (!(cause instanceof errors.ValidationError)) throw cause;
    strapi.log.warn(`testimonials: creating a draft failed, the text is in its lead only: ${reason}`);
  }
}
