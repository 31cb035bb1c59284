import type { Listing, SiteTree } from "@gevel/config";
import { cardSource } from "~/replica/card-source.server";
import { catalogSettings } from "~/replica/search/catalog-settings.server";
import { listingCard } from "~/replica/listing-card.server";
import type { Catalog, Replica } from "~/replica/replica";

/** The replica as it would be with this listing and this tree in it; the rest is what visitors see. */
export function previewReplica(replica: Replica, tree: SiteTree, listing: Listing): Replica {
  const { catalog, defaultLanguage, enabledLanguages } = replica;
  const trees = new Map(
    enabledLanguages.flatMap((language) => {
      const published = replica.tree(language);
      return published ? [[language, published] as const] : [];
    }),
  ).set(tree.language, tree);
  // The listing brings the name of its type.
  const settings = catalogSettings(trees, defaultLanguage, []);
  const shown: Catalog = {
    size: catalog.size,
    search: (query, language, scope) => catalog.search(query, language, scope),
    count: (query, scope) => catalog.count(query, scope),
    countWish: (wish) => catalog.countWish(wish),
    neighbours: (query, id, language, scope) => catalog.neighbours(query, id, language, scope),
    mapPoints: (query, language, scope) => catalog.mapPoints(query, language, scope),
    select: (selection, language) => catalog.select(selection, language),
    find: (id) => (id === listing.id ? listing : catalog.find(id)),
    card: (id, language) =>
      id === listing.id ? listingCard(cardSource(listing), language, settings) : catalog.card(id, language),
    cities: (goal, language) => catalog.cities(goal, language),
    types: (goal, language) => catalog.types(goal, language),
    typeIds: (webIds) => catalog.typeIds(webIds),
    typeAbove: (webId) => catalog.typeAbove(webId),
    ids: () => catalog.ids(),
  };
  return {
    revision: replica.revision,
    checkedAt: replica.checkedAt,
    defaultLanguage,
    enabledLanguages,
    tree: (language) => trees.get(language) ?? null,
    catalog: shown,
    projects: replica.projects,
  };
}
