import { excerpt, type Article } from "@gevel/config";
import type { PersonItem, QuoteItem, StoryItem } from "../content/items";
import { plainText } from "~/ui/plain-text";

/** The teaser: the introduction, else the beginning of the text. */
function openingLines(article: Pick<Article, "intro" | "html">): string {
  return article.intro.trim() || excerpt(plainText(article.html));
}

/** The item each kind of article becomes. */
const itemOf: { [Kind in Article["kind"]]: (article: Article) => StoryItem | PersonItem | QuoteItem } = {
  article: (article) => ({
    kind: "story",
    id: article.id,
    lang: article.lang,
    title: article.title,
    intro: openingLines(article),
    ...(article.routeId === null ? { html: article.html, lead: article.intro.trim() } : { html: "", lead: "" }),
    picture: article.picture,
    routeId: article.routeId,
  }),
  team: (article) => ({
    kind: "person",
    id: article.id,
    lang: article.lang,
    name: article.title,
    jobTitle: article.jobTitle,
    intro: openingLines(article),
    phone: article.phone,
    email: article.email,
    picture: article.picture,
    routeId: article.routeId,
  }),
  review: (article) => ({
    kind: "quote",
    id: article.id,
    lang: article.lang,
    name: article.title,
    place: "",
    text: openingLines(article),
    date: article.date,
    rating: null,
    verified: false,
    routeId: article.routeId,
  }),
};

export function articleItem(article: Article): StoryItem | PersonItem | QuoteItem {
  return itemOf[article.kind](article);
}
