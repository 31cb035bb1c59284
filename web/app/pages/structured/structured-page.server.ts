import type { AppLoadContext } from "@remix-run/node";
import { contactOriginalPath, splitVersion, type RouteEntry, type SiteTree } from "@gevel/config";
import type { Block, Item, QuoteItem } from "~/modules/content/items";
import type { CmsPageContent } from "../cms-page/cms-page-data.server";
import { projectCards } from "~/projects/read-project.server";
import { agencyPicture, cardPicture } from "~/shell/head/card-picture";
import { agency, agencySummary, agencyReviewed } from "~/shell/structured/agency";
import { agencyReference } from "~/shell/structured/agency-reference";
import { itemList } from "~/shell/structured/item-list";
import { inLanguage, omitEmpty, type Structured } from "~/shell/structured/structured";

/** SEO-2: structured data of a page of staff: the agency on home and contact, the listings of its lists, reviews. */
export function structuredPage(
  context: AppLoadContext,
  tree: SiteTree,
  { originalPath }: Pick<RouteEntry, "originalPath">,
  { modules }: Pick<CmsPageContent, "modules">,
): Structured[] {
  const { siteUrl } = context;
  const { config, language } = tree;
  const place = agencyReference(context, tree);
  const isHome = originalPath === "";
  const blocks = modules.flatMap(({ blocks }) => blocks);
  const whole = (path: string) => new URL(path, siteUrl).href;
  const home = {
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    url: place.home,
    name: config.agencyName,
    inLanguage: inLanguage(language),
    publisher: { "@id": agencySummary(place, config)["@id"] },
  };
  const logo = config.logo && whole(splitVersion(config.logo.url).source);
  return [
    ...(isHome ? [home] : []),
    ...(isHome || originalPath === contactOriginalPath
      ? [agency(place, config, { logo, image: cardPicture(siteUrl, agencyPicture(tree)) })]
      : []),
    ...blocks.flatMap((block) => listOf(block, context, tree, whole)),
    ...blocks
      .flatMap((block): readonly Item[] =>
        block.kind === "items" ? block.items : block.kind === "reviews" ? block.quotes : [],
      )
      .flatMap((item) => (item.kind === "quote" ? [review(item, agencyReviewed(place, config))] : [])),
  ];
}

/** The entries of a list, by address: each has a page with the rest. */
function listOf(
  block: Block,
  { replica }: AppLoadContext,
  { language }: SiteTree,
  whole: (path: string) => string,
): Structured[] {
  const list = (paths: readonly string[]) => itemList(paths.map(whole));
  switch (block.kind) {
    case "projects": {
      const paths = projectCards({ replica }, language)
        .slice(0, block.count)
        .map(({ path }) => path);
      return list(paths);
    }
    case "items": {
      const paths = block.items.flatMap((item) => (item.kind === "listing" ? [item.card.path] : []));
      return list(paths);
    }
    // A list's 24 addresses weigh as much as three of its cards, and no search engine shows them as a list.
    case "search":
    case "costs":
    case "reviews":
    case "text-picture":
    case "form":
      return [];
  }
}

/** A customer's review, as staff published it. */
export const review = (
  { name, text, date, rating, lang }: Pick<QuoteItem, "name" | "text" | "date" | "rating" | "lang">,
  itemReviewed: Structured,
): Structured =>
  omitEmpty({
    "@type": "Review",
    itemReviewed,
    author: name ? { "@type": "Person", name } : null,
    reviewBody: text,
    datePublished: date,
    inLanguage: inLanguage(lang),
    reviewRating: rating === null ? null : { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
  });
