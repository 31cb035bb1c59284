import {
  localizedSchema,
  readLocalized,
  type ChoiceSource,
  type Language,
  type MailSources,
  documentSchema,
  type DocumentOnRequest,
  isOffMarket,
  listingPath,
  priceText,
  searchablePrice,
  startingFromUnit,
  summariseUnits,
  type Listing,
  type MailMember,
  type MailProject,
  type Project,
  type SiteConfig,
  fallbackListPaths,
  fallbackProjectPaths,
  listOriginalPaths,
  projectsOriginalPath,
  type SiteTree,
  type SearchGoal,
} from "@gevel/config";
import { zoneLabel } from "@gevel/config/server";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { messagesIn } from "../../content/messages/messages";
import { strapiService } from "../../environment/strapi-services";
import { mailAgency, treeIn } from "./mail-agency";
import { isGone, listingEntry } from "./listing-entry";
import { mailListing } from "./mail-listing";
import { saveTestimonial } from "./save-testimonial";
import env from "../../environment/env";

/** Path of the page that lists the projects, without its language. */
function projectListPath({ routes, config }: SiteTree, language: Language): string {
  const list = routes.find(({ originalPath }) => originalPath === projectsOriginalPath);
  return readLocalized(list?.paths, language, config.languageDefault) || fallbackProjectPaths[language];
}

/** Addresses of the pages that list what is on offer. */
async function mailListPages(strapi: Core.Strapi, language: Language): Promise<Record<SearchGoal, string>> {
  const tree = await treeIn(strapi, language);
  const { routes, config } = tree;
  const homes = (goal: 0 | 1) => {
    const list = routes.find(({ originalPath }) => originalPath === listOriginalPaths[goal]);
    return readLocalized(list?.paths, language, config.languageDefault) || fallbackListPaths[goal][language];
  };
  const address = (path: string) => `${env.SITE_URL}/${language}/${path.replaceAll(/^\/|\/$/g, "")}/`;
  return { 0: address(homes(0)), 1: address(homes(1)), project: address(projectListPath(tree, language)) };
}

function unitsOf({ constructions }: Project, listed: readonly Listing[], { propertyList }: SiteConfig) {
  const states = new Map<number, string>(propertyList.marquees.map(({ value, state }) => [value, state]));
  const sold = ({ marquee }: Listing) => isOffMarket(states.get(marquee) ?? "available");
  return [...constructions, ...listed.map((one) => ({ price: searchablePrice(one), sold: sold(one) }))];
}

/** The public data of a project (PROP-8, PROP-9, PROP-13); null if none of it is for sale any more. */
async function mailProject(strapi: Core.Strapi, id: number, language: Language): Promise<MailProject | null> {
  const { projectById, listedUnits } = strapiService(strapi, "plugin::properties.preview");
  const project = await projectById(id);
  if (!project) return null;
  const tree = await treeIn(strapi, language);
  const { config } = tree;
  const { soldOut, priceFrom } = summariseUnits(unitsOf(project, await listedUnits(id), config), project.soldOut);
  if (soldOut) return null;
  const read = (text: Parameters<typeof readLocalized>[0]) => readLocalized(text, language, config.languageDefault);
  const city = read(project.cityNames) || project.city;
  const street = [project.street, project.houseNumber].filter(Boolean).join(" ");
  const listPath = projectListPath(tree, language);
  const path = listingPath({ language, listPath, city, zip: project.zip, title: read(project.name), id });
  return {
    title: read(project.name) || messagesIn(language)("project.untitled", { city: city }),
    place: [street, `${project.zip} ${city}`.trim()].filter(Boolean).join(", "),
    price: priceText({ goal: 0, amount: priceFrom, unit: startingFromUnit }, language),
    reference: project.projectNumber,
    url: env.SITE_URL + path,
    picture: project.pictures[0]?.url ?? "",
  };
}

async function mailMember(strapi: Core.Strapi, id: string, language: Language): Promise<MailMember | null> {
  const article = (await treeIn(strapi, language)).articles[id];
  return article?.kind === "team" ? { name: article.title, email: article.email } : null;
}

const documents = z.array(documentSchema).catch([]);

/**
 * FORM-8: the documents that a visitor can request now, under exactly the names that the form shows (web's
 * `ask-page.server`).
 */
async function mailDocuments(strapi: Core.Strapi, listingId: number, language: Language): Promise<DocumentOnRequest[]> {
  const { config } = await mailAgency(strapi, language);
  const entry = await listingEntry(strapi, listingId);
  if (!entry || isGone(entry, config)) return [];
  return documents
    .parse(entry.documents)
    .filter(({ access }) => access === "on-request")
    .map(({ url, name }, index) => ({
      url,
      name:
        readLocalized(name, language, config.languageDefault) ||
        `${messagesIn(language)("document.unnamed")} ${index + 1}`,
    }));
}

const named = z.object({ name: localizedSchema });
const known = z.object({ id: z.number(), reference: z.string() });
/** Within the database's integer range; submitted values may be no number at all. */
const typeId = /^\d{1,9}$/;

/** Property types are chosen by id, zones by key, documents by exactly the name that visitors read. */
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

/** The data of this agency and its listings for the mails of the leads plugin. */
export const strapiMailSources = (strapi: Core.Strapi): MailSources => ({
  agency: (language) => mailAgency(strapi, language),
  home: (id, language) => mailListing(strapi, id, language),
  project: (id, language) => mailProject(strapi, id, language),
  member: (id, language) => mailMember(strapi, id, language),
  listedUnits: (id) => strapiService(strapi, "plugin::properties.preview").listedUnits(id),
  lists: (language) => mailListPages(strapi, language),
  isImporting: () => strapiService(strapi, "plugin::properties.importHistory").isRunning(),
  anyListing: () => anyListing(strapi),
  documents: (id, language) => mailDocuments(strapi, id, language),
  saveTestimonial: (testimonial) => saveTestimonial(strapi, testimonial),
  choice: (source, value, language) => choice(strapi, source, value, language),
});
