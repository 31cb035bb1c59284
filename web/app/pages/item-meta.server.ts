import { listOriginalPaths, projectsOriginalPath, type Language, type SiteTree } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import type { ProjectContent } from "~/projects/project-page-data";
import { readProject } from "~/projects/read-project.server";
import { structuredProject } from "~/projects/structured-project.server";
import { listingShare } from "~/properties/detail/listing-share.server";
import type { PropertyContent } from "~/properties/detail/property-content";
import { listingTitle } from "~/properties/detail/render-property.server";
import { structuredListing } from "~/properties/structured/structured-listing.server";
import { textOf } from "~/i18n/text-of.server";
import type { PageMeta } from "~/shell/head/page-meta";
import { itemMeta, pageShare } from "~/shell/head/page-meta.server";
import { withStructured } from "~/shell/structured/draw-structured.server";
import { aboutPage, photos, wholeAddress } from "./structured/about-page.server";
import { listingDescription, projectDescription } from "./structured/item-description.server";

export function propertyMeta(context: AppLoadContext, tree: SiteTree, property: PropertyContent): PageMeta {
  const { id, goal } = property;
  const description = listingDescription(property, tree.language);
  const { catalog } = context.replica;
  const card = catalog.card(id, tree.language);
  const listing = catalog.find(id);
  const title = listingTitle(property, tree.language);
  const meta = itemMeta(context, tree, {
    pathIn: (language) => catalog.card(id, language)?.path ?? null,
    ownIn: card?.ownIn ?? [],
    indexedIn: card?.indexedIn ?? [],
    seo: listing?.seo ?? null,
    title,
    description,
    share: listingShare(context, property, { title, agency: tree.config.agencyName, language: tree.language }),
    listOriginalPath: listOriginalPaths[goal],
  });
  if (!listing) return meta;
  const page = {
    ...aboutPage(context, tree, meta, property.descriptionLang ?? property.titleLang),
    ...{ title, description, city: property.city, isUnavailable: property.parts === null },
    images: photos(context, property.pictures),
  };
  const pageEvent = { kind: "property-viewed", id, goal, city: property.city } as const;
  return { ...withStructured(context, tree, meta, [structuredListing(listing, page, tree.config)]), pageEvent };
}

export function projectMeta(context: AppLoadContext, tree: SiteTree, content: ProjectContent): PageMeta {
  const { id, title, city, soldOut, pictures } = content;
  const description = projectDescription(content, tree.language);
  const { projects } = context.replica;
  const pathIn = (language: Language) => projects.path(id, language);
  const project = projects.find(id);
  const meta = itemMeta(context, tree, {
    pathIn,
    ownIn: project ? projects.ownIn(project) : [],
    indexedIn: project ? projects.indexedIn(project) : [],
    seo: project?.seo ?? null,
    title,
    description,
    share: pageShare(context, tree, {
      ...{ title, seo: null, picture: pictures[0]?.url, place: city },
      label: soldOut ? textOf(tree.language, "projects.soldOut") : "",
    }),
    listOriginalPath: projectsOriginalPath,
  });
  if (!project) return meta;
  const { units, summary } = readProject(context, project, tree.language);
  const page = {
    ...aboutPage(context, tree, meta, content.descriptionLang ?? content.titleLang),
    ...{ title, description, city, isUnavailable: soldOut, images: photos(context, pictures) },
    ...{ units, summary, whole: (path: string) => wholeAddress(context, path) },
  };
  return withStructured(context, tree, meta, [structuredProject(project, page, tree.config)]);
}
