import { describe, expect, it } from "vitest";
import { teamArticles } from "../../../cms/src/api/article/first-content/team.js";
import { agents, newBuildAgent } from "./agents.js";

describe("the agents of the demo content", () => {
  it.each([...agents, newBuildAgent].map((agent) => [agent.name, agent] as const))(
    "PROP-7 %s has one number and one address, on listings and on the team page",
    (name, { phone, email }) => {
      const member = teamArticles.find(({ title }) => title.nl === name);
      expect(member).toMatchObject({ email, phone });
    },
  );
});
