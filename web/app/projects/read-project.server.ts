import {
  belgianDay,
  findLocalized,
  formatDay,
  formatMonth,
  formatPrice,
  readLocalized,
  summariseUnits,
  type Language,
  type Project,
  type UnitSummary,
} from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { textOf } from "~/i18n/text-of.server";
import { averageColor } from "~/properties/card/placeholder.server";
import type { ProjectCardData } from "./project-card-data";
import { unitsOf, type Unit, type UnitListing } from "./project-units";

export type WithReplica = Pick<AppLoadContext, "replica">;

/** The project data every screen uses, in the reader's language. */
export interface ReadProject {
  title: string;
  /** Set if the title is in another language than the page. */
  lang?: Language;
  city: string;
  delivery: string;
  /** Its delivery date has passed: a finished building shows its month. */
  delivered: boolean;
  units: Unit[];
  summary: UnitSummary;
}

export function readProject(context: WithReplica, project: Project, language: Language): ReadProject {
  const { defaultLanguage } = context.replica;
  const city = readLocalized(project.cityNames, language, defaultLanguage) || project.city;
  const name = findLocalized(project.name, language, defaultLanguage);
  const units = unitsOf(project.constructions, listedUnits(context, project, language), {
    language,
    defaultLanguage,
    nameless: (number) => textOf(language, "projects.unitNumber", { number }),
  });
  return {
    title: name?.text ?? textOf(language, "projects.untitled", { city }),
    ...(name && name.language !== language && { lang: name.language }),
    city,
    ...deliveryText(project, language, defaultLanguage),
    units,
    summary: summariseUnits(units, project.soldOut),
  };
}

function deliveryText({ delivery, deliveryDate }: Project, language: Language, defaultLanguage: Language) {
  const text = readLocalized(delivery, language, defaultLanguage);
  if (text || !deliveryDate) return { delivery: text, delivered: false };
  const delivered = deliveryDate < belgianDay(new Date());
  return { delivery: (delivered ? formatMonth : formatDay)(deliveryDate, language), delivered };
}

/** The units that are listings of their own. */
function listedUnits({ replica }: WithReplica, project: Project, language: Language): UnitListing[] {
  const { catalog, projects } = replica;
  return projects.unitsOf(project).flatMap((id): UnitListing[] => {
    const card = catalog.card(id, language);
    const listing = catalog.find(id);
    if (!card || !listing) return [];
    const { title, lang, typeName, path, bedrooms, surfaceLiving, price, state } = card;
    return [
      {
        ...{ id, title, lang, typeName, path, bedrooms, state },
        webId: listing.webId,
        floor: listing.attributes.floor,
        surface: surfaceLiving,
        price: price.amount,
        plan: listing.documents.find(({ kind }) => kind === "floor-plan")?.url ?? "",
      },
    ];
  });
}

function projectCard(context: WithReplica, project: Project, language: Language): ProjectCardData[] {
  const path = context.replica.projects.path(project.id, language);
  if (path === null) return [];
  const { title, lang, city, delivery, delivered, summary } = readProject(context, project, language);
  const { total, left, soldOut, priceFrom } = summary;
  const [picture] = project.pictures;
  return [
    {
      ...{ id: project.id, path, title, city, total, left, soldOut, delivery },
      ...(lang && { lang }),
      ...(delivered && { delivered }),
      priceFrom: priceFrom === null ? null : formatPrice(priceFrom, language),
      ...(picture && { picture: picture.url, color: averageColor(picture.thumbhash) }),
    },
  ];
}

/** Cards of all projects, newest first; sold-out ones last. */
export function projectCards(context: WithReplica, language: Language): ProjectCardData[] {
  const cards = context.replica.projects.all.flatMap((project) => projectCard(context, project, language));
  return [...cards.filter(({ soldOut }) => !soldOut), ...cards.filter(({ soldOut }) => soldOut)];
}
