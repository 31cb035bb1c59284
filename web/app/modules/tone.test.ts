import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bytesOf, contrast, readable } from "~/ui/contrast";
import { toneOf } from "./module-bands";

const sheet = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const tokensIn = (css: string) =>
  new Map([...css.matchAll(/(--[\w-]+|\bcolor):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
const variant = tokensIn(/:root \{([^}]*)\}/.exec(sheet("../ui/tokens.css"))?.[1] ?? "");
const bands = sheet("module-bands.module.css");

/** The design tokens, as the stylesheet of the bands sets them for a tone. */
function tokensOf(tone: string) {
  const own = [...bands.matchAll(/([^{}]*)\{([^}]*)\}/g)]
    .filter(([, selector]) => selector?.includes(`[data-tone="${tone}"]`))
    .flatMap(([, , body]) => [...tokensIn(body ?? "")]);
  return new Map([...variant, ["color", "var(--ink)"], ...own]);
}

/** The colours text of a band may have; the second is the fallback of the first. */
const painted = [["color"], ["--ink"], ["--stone"], ["--link", "--brick"], ["--error", "--alarm"]] as const;

function hexOf(tokens: ReturnType<typeof tokensOf>, names: readonly string[]): string {
  const value = names.map((name) => tokens.get(name)).find((found) => found !== undefined) ?? "";
  const [, pointed] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return pointed ? hexOf(tokens, [pointed]) : value;
}

function worstOn(color: string): { tone: string; worst: number } {
  const tone = toneOf(color) ?? "none";
  const tokens = tokensOf(tone);
  const ground = bytesOf(color) ?? [0, 0, 0];
  // On a dark background, ink is used only on the band's light surfaces.
  const names = painted.filter(([first]) => tone !== "dark" || first !== "--ink");
  const contrasts = names.map((one) => contrast(ground, bytesOf(hexOf(tokens, one)) ?? ground));
  return { tone, worst: Math.min(...contrasts) };
}

const hex = (...bytes: number[]) => `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;

describe("Q-1 text on a colour that staff chose", () => {
  it("is readable on every grey", () => {
    for (let grey = 0; grey < 256; grey++) {
      const { tone, worst } = worstOn(hex(grey, grey, grey));
      expect(worst, `${grey} ${tone}`).toBeGreaterThanOrEqual(readable);
    }
  });

  it("is readable on every hue, whatever its lightness", () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(byte, byte, byte, (red, green, blue) => worstOn(hex(red, green, blue)).worst >= readable),
      { numRuns: 5_000 },
    );
  });
});

it.each([
  ["#F6F1EC", "light"],
  ["#fff", "light"],
  ["#FFFFFFFF", "light"],
  ["#1F2421", "dark"],
  ["#A4452C", "dark"],
  ["#2F6B4F", "dark"],
  ["#8fa39a", "middle"],
  ["#7c7c7c", "black"],
])("puts readable text on %s: %s", (color, tone) => {
  expect(toneOf(color)).toBe(tone);
});

it("rejects an invalid colour", () => {
  expect(toneOf("")).toBeNull();
  expect(toneOf("sand")).toBeNull();
  expect(toneOf("#12345")).toBeNull();
});
