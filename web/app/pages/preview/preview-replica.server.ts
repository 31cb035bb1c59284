import type { Listing, Project, SiteTree } from "@gevel/config";
import { cardSource } from "~/replica/card-source.server";
import { projectsOf } from "~/replica/projects.server";
import { catalogSettings, type CatalogSettings } from "~/replica/search/catalog-settings.server";
import { listingCard } from "~/replica/listing-card.server";
import type { Catalog, Projects, Replica } from "~/replica/replica";

/** The one thing that is previewed; at most one is not null. */
interface Previewed {
  listing?: Listing | null;
  project?: Project | null;
}

function withListing(catalog: Catalog, listing: Listing, settings: CatalogSettings): Catalog {
  return {
    size: catalog.size,
    search: (query, language, scope) => catalog.search(query, language, scope),
    count: (query, scope) => catalog.count(query, scope),
    countSavedSearch: (criteria) => catalog.countSavedSearch(criteria),
    neighbours: (query, id, language, scope) => catalog.neighbours(query, id, language, scope),
    mapPoints: (query, language, scope) => catalog.mapPoints(query, language, scope),
    select: (selection, language) => catalog.select(selection, language),
    find: (id) => (id === listing.id ? listing : catalog.find(id)),
    card: (id, language) =>
      id === listing.id ? listingCard(cardSource(listing), language, settings) : catalog.card(id, language),
    idOf: (key) => catalog.idOf(key),
    cityKey: (requested) => catalog.cityKey(requested),
    cities: (goal, language) => catalog.cities(goal, language),
    types: (goal, language) => catalog.types(goal, language),
    isType: (id) => catalog.isType(id),
    typeIds: (webIds) => catalog.typeIds(webIds),
    typeAbove: (webId) => catalog.typeAbove(webId),
    ids: () => catalog.ids(),
  };
}

/** Its units that are listings of their own are those that visitors see. */
function withProject(projects: Projects, project: Project, settings: CatalogSettings): Projects {
  const others = projects.all.filter(({ id }) => id !== project.id);
  return projectsOf([...others, project], settings, { unitsOf: (key) => projects.unitsOf({ key }) });
}

/** The replica as it would be with this and this tree in it; the rest is what visitors see. */
export function previewReplica(replica: Replica, tree: SiteTree, { listing, project }: Previewed): Replica {
  const { defaultLanguage, enabledLanguages } = replica;
  const trees = new Map(
    enabledLanguages.flatMap((language) => {
      const published = replica.tree(language);
      return published ? [[language, published] as const] : [];
    }),
  ).set(tree.language, tree);
  // The listing brings the name of its type.
  const settings = catalogSettings(trees, defaultLanguage, []);
  return {
    revision: replica.revision,
    checkedAt: replica.checkedAt,
    defaultLanguage,
    enabledLanguages,
    tree: (language) => trees.get(language) ?? null,
    catalog: listing ? withListing(replica.catalog, listing, settings) : replica.catalog,
    projects: project ? withProject(replica.projects, project, settings) : replica.projects,
  };
}
