import { describe, expect, it } from "vitest";
import { guideEn } from "../texts/guide/guide-en";
import { guideNames, stepsOfGuide, titleOfGuide } from "./guides";

describe("the guide", () => {
  it("tells everything that is written of it, a title and steps in their order", () => {
    const told = guideNames.flatMap((name) => [titleOfGuide(name), ...stepsOfGuide(name)]);
    const written = Object.keys(guideEn).filter((id) => /^gevel\.guide\.\w+\.(title|\d+)$/.test(id));
    expect(told.toSorted()).toEqual(written.toSorted());
    for (const name of guideNames) expect(stepsOfGuide(name).length, name).toBeGreaterThan(2);
  });
});
