import {
  excerpt,
  fallbackProjectPaths,
  findLocalized,
  formatNumber,
  formatPrice,
  projectsOriginalPath,
  readLocalized,
  videoSource,
  type Language,
  type Localized,
  type Project,
} from "@gevel/config";
import type { MessageName } from "~/i18n/message-id";
import { canonicalPath, routeAddress } from "~/i18n/paths";
import { plainText } from "~/ui/plain-text";
import type { FactRow } from "~/properties/detail/property-content";
import { listingContact } from "~/properties/detail/listing-contact.server";
import { pagePictures } from "~/properties/detail/page-pictures.server";
import { routeIndex } from "~/i18n/route-index";
import { unitRow, type UnitRow } from "./project-units";
import type { ProjectContent } from "./project-page-data";
import { projectCards, readProject, type ReadProject, type WithReplica } from "./read-project.server";

const similarProjects = 3;

/** Everything the page of a project shows; null where there is no such project. */
export function loadProject(context: WithReplica, id: number, language: Language): ProjectContent | null {
  const { replica } = context;
  const project = replica.projects.find(id);
  const tree = replica.tree(language);
  if (!project || !tree) return null;
  const { defaultLanguage } = replica;
  const read = (text: Localized) => readLocalized(text, language, defaultLanguage);
  const found = readProject(context, project, language);
  const { soldOut, left, total, priceFrom } = found.summary;
  const description = findLocalized(project.description, language, defaultLanguage);
  const requirement = findLocalized(project.requirement, language, defaultLanguage);
  const units = found.units.map((unit) => unitRow(unit, soldOut, language));
  const files = (wanted: Project["documents"][number]["kind"]) =>
    project.documents.filter(({ kind }) => kind === wanted).map(({ url, name }) => ({ url, name: read(name) }));
  return {
    id,
    title: found.title,
    ...(found.lang && { titleLang: found.lang }),
    ...{ city: found.city, zip: project.zip, address: address(project, found.city), number: project.projectNumber },
    ...{ soldOut, left, total },
    priceFrom: priceFrom === null ? null : formatPrice(priceFrom, language),
    pictures: pagePictures(project.pictures, read),
    facts: facts(found, language),
    descriptionHtml: description?.text ?? "",
    descriptionExcerpt: excerpt(plainText(description?.text ?? "")),
    ...(description && description.language !== language && { descriptionLang: description.language }),
    units,
    requirement: requirement?.text ?? "",
    ...(requirement && requirement.language !== language && { requirementLang: requirement.language }),
    plans: files("floor-plan"),
    documents: files("document"),
    video: project.videoUrl ? videoSource(project.videoUrl) : null,
    tour: project.virtualTourUrl ? videoSource(project.virtualTourUrl) : null,
    contact: listingContact(project, tree),
    choices: { unit: unitChoices(units) },
    similar: similar(context, id, found.city, language),
    listPath: projectsPath(context, language),
  };
}

/** PROP-9: the CMS already removed what may not be published; the page checks again. */
function address({ publicAddress, street, houseNumber, boxNr, zip }: Project, city: string): string | null {
  if (!publicAddress || !street) return null;
  const box = boxNr ? ` / ${boxNr}` : "";
  return `${`${street} ${houseNumber}`.trim()}${box}, ${zip} ${city}`;
}

function facts({ delivery, summary }: ReadProject, language: Language): FactRow[] {
  const { total, left, priceFrom } = summary;
  const row = (key: MessageName<"projects.fact.">, text: string | null): FactRow[] =>
    text === null || text === "" ? [] : [{ key, label: `projects.fact.${key}`, value: { kind: "text", text } }];
  return [
    ...row("units", total > 0 ? formatNumber(total, language) : null),
    ...row("left", total > 0 ? formatNumber(left, language) : null),
    ...row("from", priceFrom === null ? null : formatPrice(priceFrom, language)),
    ...row("delivery", delivery),
  ];
}

/** The units open to questions, each name once. */
function unitChoices(units: readonly UnitRow[]) {
  const names = new Set(units.flatMap(({ name, sold }) => (sold ? [] : [name])));
  return [...names].map((name) => ({ value: name, label: name }));
}

/** Other projects, those of the same city first. */
function similar(context: WithReplica, id: number, city: string, language: Language) {
  const others = projectCards(context, language).filter((card) => card.id !== id && !card.soldOut);
  const near = others.filter((card) => card.city === city);
  return [...near, ...others.filter((card) => card.city !== city)].slice(0, similarProjects);
}

function projectsPath({ replica }: WithReplica, language: Language): string {
  const { defaultLanguage } = replica;
  const routes = replica.tree(language)?.routes ?? [];
  const route = routeIndex(routes, defaultLanguage).byOriginalPath(projectsOriginalPath);
  const address = route && routeAddress(route, language, defaultLanguage);
  return address ?? canonicalPath(language, fallbackProjectPaths[language]);
}
