import { describe, expect, it } from "vitest";
import { onboardingEn } from "../messages/onboarding/onboarding-en";
import { howToTopics, topicSteps, topicTitle } from "./how-to-topics";

describe("the guide", () => {
  it("tells everything that is written of it, a title and steps in their order", () => {
    const used = howToTopics.flatMap((name) => [topicTitle(name), ...topicSteps(name)]);
    const written = Object.keys(onboardingEn).filter((id) => /^gevel\.guide\.\w+\.(title|\d+)$/.test(id));
    expect(used.toSorted()).toEqual(written.toSorted());
    for (const name of howToTopics) expect(topicSteps(name).length, name).toBeGreaterThan(2);
  });
});
