import { energyTones } from "@gevel/config";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const sheet = readFileSync(new URL("./energy-colors.module.css", import.meta.url), "utf8");

/** The declarations of a rule. */
const ruleOf = (selector: string) => sheet.split(`${selector} {`)[1]?.split("}")[0] ?? "";
const color = (rule: string, name: string) => new RegExp(`${name}: (#[0-9a-f]{6})`).exec(rule)?.[1];

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe("the colours of energy labels", () => {
  it.each(energyTones)("Q-1 PROP-11 of %s have enough contrast", (tone) => {
    const rule = ruleOf(`.energy[data-tone="${tone}"]`);
    const fill = color(rule, "--energy");
    const text = color(rule, "--on-energy") ?? color(ruleOf(".energy"), "--on-energy");
    if (!fill || !text) throw new Error(`${tone} has no colour`);
    const [dark = 0, light = 0] = [luminance(fill), luminance(text)].sort((one, other) => one - other);
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
});
