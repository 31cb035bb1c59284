import type { SiteConfig } from "@gevel/config";

type Colours = Pick<SiteConfig, "colors" | "section">;

const hex = /^#[0-9a-f]{6}$/i;
const known = (colour: string) => (hex.test(colour.trim()) ? colour.trim().toLowerCase() : null);

/** WCAG's relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** The colour wished for where one can read it on that ground (WCAG AA), else ink or white. */
export function readableOn(ground: string, wished: string | null): string {
  if (wished && contrast(ground, wished) >= 4.5) return wished;
  return contrast(ground, "#ffffff") >= 4.5 ? "#ffffff" : "#1f2421";
}

/** Tokens of the look by their names: a style of the document itself, so that no page waits for a sheet of six colours. */
export type Theme = Readonly<Record<`--${string}`, string>>;

/** Agency colours as tokens; what is no colour is left out, so that the look keeps its own. */
export function themeOf({ colors, section }: Colours): Theme {
  const accent = known(colors.accent);
  const topBar = section.public ? known(section.bgColor) : null;
  const tokens: [keyof Theme, string | null][] = [
    ["--brick", accent],
    ["--brick-dark", known(colors.accentDark)],
    ["--on-brick", accent && readableOn(accent, "#ffffff")],
    ["--sand", known(colors.highlight)],
    ["--top-bar-ground", topBar],
    ["--top-bar-ink", topBar && readableOn(topBar, known(section.textColor))],
  ];
  return Object.fromEntries(tokens.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** The same where no React writes it: `--brick:#a4452c;--on-brick:#ffffff`. */
export const themeStyle = (theme: Theme): string =>
  Object.entries(theme)
    .map((token) => token.join(":"))
    .join(";");
