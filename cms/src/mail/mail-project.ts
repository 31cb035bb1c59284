import {
  isOffMarket,
  listingPath,
  priceText,
  readLocalized,
  searchablePrice,
  startingFromUnit,
  summariseUnits,
  type Language,
  type Listing,
  type MailProject,
  type Project,
  type SiteConfig,
} from "@gevel/config";
import type { Core } from "@strapi/strapi";
import env from "../environment/env";
import { strapiService } from "../bootstrap/strapi-services";
import { treeIn } from "./mail-agency";
import { projectListPath } from "./mail-list-pages";

/** As the site calls a project without a name. */
const untitled: Readonly<Record<Language, (city: string) => string>> = {
  nl: (city) => `Nieuwbouwproject in ${city}`,
  fr: (city) => `Projet neuf à ${city}`,
  en: (city) => `New-build project in ${city}`,
  de: (city) => `Neubauprojekt in ${city}`,
};

function unitsOf({ constructions }: Project, listed: readonly Listing[], { propertyList }: SiteConfig) {
  const states = new Map<number, string>(propertyList.marquees.map(({ value, state }) => [value, state]));
  const sold = ({ marquee }: Listing) => isOffMarket(states.get(marquee) ?? "available");
  return [...constructions, ...listed.map((one) => ({ price: searchablePrice(one), sold: sold(one) }))];
}

/** Of a project what its page tells (PROP-8, PROP-9, PROP-13); null where nothing of it can be bought any more. */
export async function mailProject(strapi: Core.Strapi, id: number, language: Language): Promise<MailProject | null> {
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
    title: read(project.name) || untitled[language](city),
    place: [street, `${project.zip} ${city}`.trim()].filter(Boolean).join(", "),
    price: priceText({ goal: 0, amount: priceFrom, unit: startingFromUnit }, language),
    reference: project.projectNumber,
    url: env.SITE_URL + path,
    picture: project.pictures[0]?.url ?? "",
  };
}
