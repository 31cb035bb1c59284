import type { AppLoadContext } from "@remix-run/node";
import type { Article, SiteTree } from "@gevel/config";
import type { QuoteItem } from "~/modules/content/items";
import { ratingSummary, type RatingSummary } from "~/modules/reviews/rating-summary";
import { agentChoices, reviewSearch } from "~/modules/reviews/review-query";
import { toCardData, type CardData } from "~/properties/card/card-data";
import { teamOf } from "~/properties/team.server";

/** Cards shown at once, those behind "show the others", the last sold ones, and the last reviews. */
const shown = { first: 6, more: 42, sold: 3, reviews: 3 } as const;

export interface MemberContent {
  name: string;
  available: { count: number; first: readonly CardData[]; more: readonly CardData[] };
  sold: { count: number; last: readonly CardData[] };
  /** `search` is the query of the reviews page for all of them. */
  reviews: { summary: RatingSummary; last: readonly QuoteItem[]; search: string };
}

/** CMS-15: what the site knows about a member of the team besides their own text. */
export function memberContent(
  { replica: { catalog } }: Pick<AppLoadContext, "replica">,
  tree: Pick<SiteTree, "articles" | "language" | "routes" | "testimonials">,
  article: Article,
): MemberContent {
  const { language } = tree;
  // A preview may show a member who is not published yet.
  const others = teamOf(tree).filter((member) => member.article.id !== article.id);
  const own = { name: article.title, email: article.email, article };
  const { available, soldOrRented } = catalog.ofMember(own, [...others, own]);
  const cards = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const card = catalog.card(id, language);
      return card ? [toCardData(card, language)] : [];
    });
  const members = teamOf(tree).map((member) => member.article);
  const agents = agentChoices(tree.testimonials, members, tree.routes);
  const agent = agents.find(({ articleId }) => articleId === article.id)?.key ?? null;
  const reviews = tree.testimonials.filter(({ agentId }) => agentId === article.id);
  return {
    name: article.title,
    available: {
      count: available.length,
      first: cards(available.slice(0, shown.first)),
      more: cards(available.slice(shown.first, shown.first + shown.more)),
    },
    sold: { count: soldOrRented.length, last: cards(soldOrRented.slice(0, shown.sold)) },
    reviews: {
      summary: ratingSummary(reviews),
      last: reviews.slice(0, shown.reviews).map((review) => ({ kind: "quote", ...review })),
      search: reviewSearch({ agent, stars: null, goal: null }),
    },
  };
}
