import type { AppLoadContext } from "@remix-run/node";
import type { Language, SiteTree } from "@gevel/config";
import { cardPicture } from "~/shell/head/card-picture";
import type { PageMeta } from "~/shell/head/page-meta";
import { agencyReference } from "~/shell/structured/agency-reference";

/** SEO-2: the photo itself, not the card generated from it. */
export const photos = ({ siteUrl }: Pick<AppLoadContext, "siteUrl">, pictures: readonly { url: string }[]) =>
  [cardPicture(siteUrl, pictures[0])].flatMap((photo) => photo ?? []);

export const wholeAddress = ({ siteUrl }: Pick<AppLoadContext, "siteUrl">, path: string) => new URL(path, siteUrl).href;

/** SEO-2: the structured data of any page about one thing. */
export function aboutPage(
  context: AppLoadContext,
  tree: SiteTree,
  { head }: PageMeta,
  textLanguage: Language | undefined,
) {
  return {
    ...agencyReference(context, tree),
    language: textLanguage ?? tree.language,
    url: head.canonical ?? context.siteUrl,
    typeAbove: (webId: number) => context.replica.catalog.typeAbove(webId),
  };
}
