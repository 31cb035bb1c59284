import { describe, expect, it } from "vitest";
import en from "./translations/en.json";
import { howToTopics, topicSteps, topicTitle } from "./how-to-topics";

describe("the onboarding guide", () => {
  it("shows every text written for it, a title and ordered steps per topic", () => {
    const used = howToTopics.flatMap((name) => [topicTitle(name), ...topicSteps(name)]);
    const written = Object.keys(en).filter((id) => /^onboarding\.howTo\.\w+\.(title|\d+)$/.test(id));
    expect(used.toSorted()).toEqual(written.toSorted());
    for (const name of howToTopics) expect(topicSteps(name).length, name).toBeGreaterThan(2);
  });
});
