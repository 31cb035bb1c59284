import type { AppLoadContext } from "@remix-run/node";
import { formatPhone, type Article, type RouteEntry, type SiteTree } from "@gevel/config";
import { plainText } from "~/ui/plain-text";
import { agencyPicture, cardPicture } from "~/shell/head/card-picture";
import type { Head } from "~/shell/head/head";
import { agencySummary, agencyReviewed } from "~/shell/structured/agency";
import { agencyReference } from "~/shell/structured/agency-reference";
import { inLanguage, omitEmpty, type Structured } from "~/shell/structured/structured";
import { review } from "./structured-page.server";

/** SEO-2: an article, a team member or a review, on a page of its own. */
export function structuredArticle(
  context: AppLoadContext,
  tree: SiteTree,
  article: Article,
  { head, route }: { head: Head; route: Pick<RouteEntry, "modifiedAt"> },
): Structured {
  const place = agencyReference(context, tree);
  const us = agencySummary(place, tree.config);
  const { title, intro, html, date, lang, picture, seo, jobTitle, phone, email, spokenLanguages } = article;
  const url = head.canonical;
  const { siteUrl } = context;
  // The photo itself, not the card generated from it.
  const image = picture && cardPicture(siteUrl, seo.ogImage ?? picture);
  switch (article.kind) {
    case "article":
      return omitEmpty({
        "@type": "Article",
        "@id": url,
        mainEntityOfPage: url,
        headline: title,
        description: intro || head.description,
        image: image ?? cardPicture(siteUrl, seo.ogImage ?? agencyPicture(tree)),
        datePublished: date,
        dateModified: route.modifiedAt,
        inLanguage: inLanguage(lang),
        author: us,
        publisher: us,
      });
    case "team":
      return {
        "@type": "ProfilePage",
        mainEntity: omitEmpty({
          "@type": "Person",
          name: title,
          jobTitle,
          telephone: formatPhone(phone),
          email,
          knowsLanguage: spokenLanguages,
          image,
          url,
          worksFor: us,
        }),
      };
    case "review": {
      const text = [intro, plainText(html)].filter(Boolean).join("\n\n");
      const { name = "", rating = null } = article.customer ?? {};
      return {
        ...review({ name, text, date, lang, rating }, agencyReviewed(place, tree.config)),
        ...{ name: title, url },
      };
    }
  }
}
