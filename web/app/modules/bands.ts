import { contentRows, highlightBackground } from "@gevel/config";
import type { RenderedModule } from "./content/items";
import { toneOf, type Tone } from "./tone";

/** A full-bleed stripe of the page with one background; its modules stand beside each other on twelve columns. */
export interface Band {
  key: string;
  background: "paper" | "sand" | "color";
  /** Only for `color`. */
  color: string;
  tone: Tone;
  modules: RenderedModule[];
}

function backgroundOf(module: RenderedModule): Pick<Band, "background" | "color" | "tone"> | null {
  if (module.backgroundType !== "color") return null;
  const tone = toneOf(module.colorBackground);
  if (tone === null) return null;
  const isSand = module.colorBackground.trim().toLowerCase() === highlightBackground.toLowerCase();
  return isSand
    ? { background: "sand", color: "", tone: "light" }
    : { background: "color", color: module.colorBackground.trim(), tone };
}

const sameBackground = (one: RenderedModule, other: RenderedModule) =>
  (backgroundOf(one)?.color ?? null) === (backgroundOf(other)?.color ?? null) &&
  backgroundOf(one)?.background === backgroundOf(other)?.background;

/** Modules that fit beside each other: narrower than the page, twelve columns together, on the same ground. */
function rowsOf(modules: readonly RenderedModule[]): RenderedModule[][] {
  const rows: RenderedModule[][] = [];
  for (const module of modules) {
    const row = rows.at(-1);
    const first = row?.[0];
    const usedColumns = row?.reduce((sum, { span }) => sum + span, 0) ?? 12;
    if (row && first && usedColumns + module.span <= 12 && sameBackground(first, module)) row.push(module);
    else rows.push([module]);
  }
  return rows;
}

/**
 * The stripes of a page from top to bottom: topRow, contentRow, bottomRow. A stripe without a colour of staff is paper.
 */
export function bandsOf(modules: readonly RenderedModule[]): Band[] {
  const rows = contentRows.flatMap((position) => rowsOf(modules.filter((module) => module.position === position)));
  return rows.flatMap((modules): Band[] => {
    const [first] = modules;
    if (!first) return [];
    const plain = { background: "paper", color: "", tone: "light" } as const;
    return [{ key: first.id, modules, ...(backgroundOf(first) ?? plain) }];
  });
}
