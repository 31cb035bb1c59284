import type { DataSubject } from "@gevel/config";
import type { PersonalDataProvider } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";
import { inAllLanguages, messagesIn } from "../../content/messages/messages";
import { testimonialUid } from "./testimonial-uid";

const versions = z.array(
  z.object({
    documentId: z.string(),
    name: z.string(),
    place: z.string().nullable(),
    text: z.string(),
    fileReference: z.string().nullable(),
    createdAt: z.coerce.date(),
    publishedAt: z.coerce.date().nullable(),
  }),
);

/** Those sent with these leads, by document, the published version before its draft. */
async function sentWith(strapi: Core.Strapi, { leads }: DataSubject) {
  const found: unknown = await strapi.db
    .query(testimonialUid)
    .findMany({ where: { lead: { $in: [...leads] } }, orderBy: { id: "asc" } });
  const all = versions.parse(found);
  const documents = new Map(all.map((version) => [version.documentId, version]));
  for (const version of all) if (version.publishedAt !== null) documents.set(version.documentId, version);
  return [...documents.values()];
}

/**
 * FORM-10: somebody's testimonials. A request for erasure deletes them completely. If only the lead is deleted, what
 * staff published stays: it has a first name and a town, and no longer a link to a person.
 */
export const testimonialsPersonalData: PersonalDataProvider = {
  key: "testimonials",
  name: inAllLanguages("personal-data.name.testimonials"),
  tables: ["testimonials"],
  async find(strapi, dataSubject, language) {
    const message = messagesIn(language);
    return (await sentWith(strapi, dataSubject)).map(
      ({ name, place, text, fileReference, createdAt, publishedAt }) => ({
        at: createdAt.toISOString(),
        title: message(`personal-data.testimonial.${publishedAt === null ? "waiting" : "shown"}`),
        facts: [
          { label: message("personal-data.testimonial.name"), value: name },
          { label: message("personal-data.testimonial.place"), value: place ?? "" },
          { label: message("personal-data.testimonial.text"), value: text },
          { label: message("personal-data.testimonial.file"), value: fileReference ?? "" },
        ].filter(({ value }) => value !== ""),
      }),
    );
  },
  async erase(strapi, dataSubject) {
    const isRequested = dataSubject.address !== null;
    const gone = (await sentWith(strapi, dataSubject)).filter(({ publishedAt }) => isRequested || publishedAt === null);
    for (const { documentId } of gone)
      await strapi
        .documents(testimonialUid)
        .delete({ documentId, locale: "*" })
        .catch((cause: unknown) => {
          // A draft that staff use elsewhere stays; on a request for erasure staff see what still shows it.
          if (isRequested || !(cause instanceof errors.ApplicationError)) throw cause;
        });
    return { erased: gone.length };
  },
};
