import { describe, expect, it } from "vitest";
import { routeFixture } from "~/shell/site-fixture";
import { agentChoices, chosenReviews, parseReviewChoice, reviewSearch } from "./review-query";

const routes = [
  routeFixture({ id: "1", originalPath: "team/anna-claes", type: "article" }),
  routeFixture({ id: "2", originalPath: "brasschaat/anna-claes", type: "article" }),
  routeFixture({ id: "3", originalPath: "team/bo", type: "article" }),
];
const team = [
  { id: "1", title: "Anna Claes", jobTitle: "Makelaar" },
  { id: "2", title: "Anna Claes", jobTitle: "Verhuur" },
  { id: "3", title: "Bo Maes", jobTitle: "" },
  { id: "4", title: "Cleo", jobTitle: "" },
];
const reviews = [
  { agentId: "1", goal: "sale" as const },
  { agentId: "2", goal: "rent" as const },
  { agentId: "3", goal: null },
  { agentId: null, goal: "sale" as const },
];
const agents = agentChoices(reviews, team, routes);
const parsed = (search: string) => parseReviewChoice(new URLSearchParams(search), agents);

describe("CMS-16 the choice of reviews", () => {
  it("offers the members with reviews; two of one name are told apart", () => {
    expect(agents.map(({ key, label }) => `${key} ${label}`)).toEqual([
      "1 Anna Claes, Makelaar",
      "2 Anna Claes, Verhuur",
      "bo Bo Maes",
    ]);
  });

  it("reads what it wrote", () => {
    const choice = { stars: 4, agent: "bo", goal: "rent" } as const;
    expect(parsed(reviewSearch(choice))).toEqual(choice);
    expect(reviewSearch({ stars: null, agent: null, goal: null })).toBe("");
    expect(reviewSearch({ stars: null, agent: "bo", goal: null }, 2)).toBe("?agent=bo&page=2");
  });

  it.each(["stars=9", "stars=4.5", "stars=", "agent=nobody", "agent=4", "goal=buy", "stars=%00&agent=<b>&goal=sale'"])(
    "ignores %s",
    (search) => {
      expect(parsed(search)).toEqual({ stars: null, agent: null, goal: null });
    },
  );

  it("keeps those about the member and the goal; a review without a goal is in neither", () => {
    const count = (choice: Parameters<typeof chosenReviews>[1]) => chosenReviews(reviews, choice, agents).length;
    expect(count({ agent: null, goal: null })).toBe(4);
    expect(count({ agent: "1", goal: null })).toBe(1);
    expect(count({ agent: null, goal: "sale" })).toBe(2);
    expect(count({ agent: "bo", goal: "rent" })).toBe(0);
  });
});
