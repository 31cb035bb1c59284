import type { SiteConfig } from "@gevel/config";
import { bytesOf, contrast, readable } from "~/ui/contrast";

type Colours = Pick<SiteConfig, "colors" | "section">;

const hex = /^#[0-9a-f]{6}$/i;
const known = (colour: string) => (hex.test(colour.trim()) ? colour.trim().toLowerCase() : null);

/** The requested colour if it is readable on that ground (WCAG AA), else white, ink or black. */
export function readableOn(ground: string, requested: string | null): string {
  const reads = (ink: string) => {
    const [one, other] = [bytesOf(ground), bytesOf(ink)];
    return one !== null && other !== null && contrast(one, other) >= readable;
  };
  return [requested, "#ffffff", "#1f2421"].find((ink) => ink !== null && reads(ink)) ?? "#000000";
}

/** Tokens of the look by their names: a style of the document itself, so that no page waits for a sheet of six colours. */
export type Theme = Readonly<Record<`--${string}`, string>>;

/** Agency colours as tokens; invalid colours are left out, so that the theme's default applies. */
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
