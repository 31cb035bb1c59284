import { localizedSchema, readLocalized, type ChoiceSource, type Language, type MailSources } from "@gevel/config";
import { zoneLabel } from "@gevel/config/server";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { strapiService } from "../bootstrap/strapi-services";
import { mailAgency } from "./mail-agency";
import { saveTestimonial } from "../api/testimonial/store-testimonial";
import { mailDocuments } from "./mail-documents";
import { mailListing } from "./mail-listing";
import { mailListPages } from "./mail-list-pages";
import { mailProject } from "./mail-project";

const named = z.object({ name: localizedSchema });
const known = z.object({ id: z.number(), reference: z.string() });
/** As far as a database counts; what is sent to us may be no number at all. */
const typeId = /^\d{1,9}$/;

/** Property types are chosen by their id, zones by their key, documents by the very words that visitors read. */
async function choice(strapi: Core.Strapi, source: ChoiceSource, value: string, language: Language): Promise<string> {
  if (source === "zones") return zoneLabel(value, language);
  if (source !== "property-types" || !typeId.test(value)) return value;
  const type: unknown = await strapi.db
    .query("plugin::properties.property-type")
    .findOne({ where: { id: Number(value) }, select: ["name"] });
  const { config } = await mailAgency(strapi, language);
  const name = named.safeParse(type).data?.name;
  return readLocalized(name, language, config.languageDefault) || value;
}

async function anyListing(strapi: Core.Strapi) {
  const found: unknown = await strapi.db
    .query("plugin::properties.property")
    .findOne({ where: { withdrawnAt: null }, select: ["id", "reference"], orderBy: { id: "asc" } });
  return known.safeParse(found).data ?? null;
}

/** What the mails of the leads' plugin say of this agency and its homes. */
export const mailSources = (strapi: Core.Strapi): MailSources => ({
  agency: (language) => mailAgency(strapi, language),
  home: (id, language) => mailListing(strapi, id, language),
  project: (id, language) => mailProject(strapi, id, language),
  listedUnits: (id) => strapiService(strapi, "plugin::properties.preview").listedUnits(id),
  lists: (language) => mailListPages(strapi, language),
  isImporting: () => strapiService(strapi, "plugin::properties.importHistory").isRunning(),
  anyListing: () => anyListing(strapi),
  documents: (id, language) => mailDocuments(strapi, id, language),
  saveTestimonial: (testimonial) => saveTestimonial(strapi, testimonial),
  choice: (source, value, language) => choice(strapi, source, value, language),
});
