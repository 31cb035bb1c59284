import type { SiteTree } from "@gevel/config";
import { teamOf } from "~/properties/team.server";
import type { QuoteItem } from "../content/items";
import { ratingSummary, type RatingSummary } from "./rating-summary";
import {
  agentChoices,
  chosenReviews,
  parseReviewChoice,
  reviewSearch,
  type AgentChoice,
  type ReviewChoice,
} from "./review-query";

const pageSize = 24;

export interface ReviewList {
  choice: ReviewChoice;
  agents: readonly AgentChoice[];
  /** Whether any review has a goal to choose. */
  hasGoals: boolean;
  /** Of the reviews about the chosen member and goal, whatever their stars. */
  summary: RatingSummary;
  /** How many are chosen, and those of this page. */
  total: number;
  quotes: readonly QuoteItem[];
  page: number;
  pageCount: number;
  /** True where the page does not show the first of all reviews: not for search engines. */
  isPart: boolean;
}

/** CMS-16: the reviews that an address asks for, the newest first. */
export function reviewList(
  { testimonials, articles, routes }: Pick<SiteTree, "testimonials" | "articles" | "routes">,
  params: URLSearchParams,
): ReviewList {
  const team = teamOf({ articles }).map(({ article }) => article);
  const agents = agentChoices(testimonials, team, routes);
  const choice = parseReviewChoice(params, agents);
  const about = chosenReviews(testimonials, choice, agents);
  const chosen = choice.stars === null ? about : about.filter(({ rating }) => rating === choice.stars);
  const pageCount = Math.max(1, Math.ceil(chosen.length / pageSize));
  const asked = /^\d{1,4}$/.test(params.get("page") ?? "") ? Number(params.get("page")) : 1;
  const page = Math.min(Math.max(1, asked), pageCount);
  return {
    ...{ choice, agents, page, pageCount, total: chosen.length, summary: ratingSummary(about) },
    hasGoals: testimonials.some(({ goal }) => goal !== null),
    quotes: chosen
      .slice((page - 1) * pageSize, page * pageSize)
      .map((testimonial) => ({ kind: "quote", ...testimonial })),
    isPart: page > 1 || reviewSearch(choice) !== "",
  };
}
