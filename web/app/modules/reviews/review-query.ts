import type { Article, RouteEntry, Testimonial } from "@gevel/config";

/** The parameters of the reviews page. */
export const reviewParameters = ["stars", "agent", "goal", "page"] as const;

/** What a visitor chose; null is every one. */
export interface ReviewChoice {
  stars: number | null;
  /** Key of a member of the team, {@link agentChoices}. */
  agent: string | null;
  goal: NonNullable<Testimonial["goal"]> | null;
}

export interface AgentChoice {
  key: string;
  /** With the job title where two have the same name. */
  label: string;
  articleId: string;
}

const keyIn = ({ id }: Pick<Article, "id">, routes: readonly RouteEntry[]) =>
  routes
    .find((route) => route.id === id)
    ?.originalPath.split("/")
    .at(-1) || id;

/** The members of the team who have reviews, by name. */
export function agentChoices(
  reviews: readonly Pick<Testimonial, "agentId">[],
  team: readonly Pick<Article, "id" | "title" | "jobTitle">[],
  routes: readonly RouteEntry[],
): AgentChoice[] {
  const reviewed = team.filter(({ id }) => reviews.some(({ agentId }) => agentId === id));
  const isShared = (of: (member: (typeof team)[number]) => string, member: (typeof team)[number]) =>
    reviewed.filter((other) => of(other) === of(member)).length > 1;
  return reviewed
    .map((member) => ({
      key: isShared((one) => keyIn(one, routes), member) ? member.id : keyIn(member, routes),
      label:
        isShared(({ title }) => title, member) && member.jobTitle
          ? `${member.title}, ${member.jobTitle}`
          : member.title,
      articleId: member.id,
    }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

/** What an address asks for; what it cannot mean counts as not chosen. */
export function parseReviewChoice(params: URLSearchParams, agents: readonly AgentChoice[]): ReviewChoice {
  const stars = params.get("stars") ?? "";
  const goal = params.get("goal");
  return {
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    agent: agents.find(({ key }) => key === params.get("agent"))?.key ?? null,
    goal: goal === "sale" || goal === "rent" ? goal : null,
  };
}

/** The query of a choice, with its question mark; empty for all reviews. */
export function reviewSearch({ stars, agent, goal }: ReviewChoice, page = 1): string {
  const params = new URLSearchParams();
  if (stars !== null) params.set("stars", String(stars));
  if (agent !== null) params.set("agent", agent);
  if (goal !== null) params.set("goal", goal);
  if (page > 1) params.set("page", String(page));
  return params.size === 0 ? "" : `?${params}`;
}

/** Those about this member of the team and this goal, whatever their stars. */
export function chosenReviews<Review extends Pick<Testimonial, "agentId" | "goal">>(
  reviews: readonly Review[],
  { agent, goal }: Pick<ReviewChoice, "agent" | "goal">,
  agents: readonly AgentChoice[],
): Review[] {
  const article = agent === null ? null : agents.find(({ key }) => key === agent)?.articleId;
  return reviews.filter(
    (review) => (article === null || review.agentId === article) && (goal === null || review.goal === goal),
  );
}
