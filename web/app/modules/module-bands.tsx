import { type CSSProperties, Component, type ReactNode } from "react";
import { Container } from "~/ui/section";
import type { FormText } from "~/forms/form-text";
import type { RenderedModule } from "./content/items";
import { isLoneForm, ModuleLayout } from "./layout/module-layout";
import { isMoving, islandsOfModule, movingViews } from "./module-islands";
import styles from "./module-bands.module.css";
import { markIslandHydrated } from "~/islands/hydrated-islands";
import { IslandSuspense } from "~/islands/island-suspense";
import { contentRows, highlightBackground } from "@gevel/config";
import { bytesOf, contrast, readable, type Bytes } from "~/ui/contrast";

/** The text colours per tone, as in `module-bands.module.css`. */
const inks = {
  /** The quiet grey and the links of the look. */
  light: [
    [95, 100, 95],
    [164, 69, 44],
  ],
  dark: [[255, 255, 255]],
  middle: [[31, 36, 33]],
  /** For colours on which neither white nor the theme's ink is readable. */
  black: [[0, 0, 0]],
} as const satisfies Record<string, readonly Bytes[]>;

type Tone = keyof typeof inks;

/** The tone of text on a colour that staff chose, by contrast (WCAG 2.2 AA); null if it is no colour. */
export function toneOf(color: string): Tone | null {
  const ground = bytesOf(color);
  if (!ground) return null;
  const reads = (tone: Tone) => inks[tone].every((ink) => contrast(ground, ink) >= readable);
  return (["light", "dark", "middle"] as const).find(reads) ?? "black";
}

/** A full-bleed band of the page with one background; its modules are placed side by side on twelve columns. */
interface Band {
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

/** Modules that fit side by side: narrower than the page, twelve columns together, on the same background. */
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

interface ModuleBoundaryProps {
  id: string;
  children: ReactNode;
}

/**
 * A failing module renders nothing and never breaks the page: on the server the nearest Suspense boundary falls back
 * (entry.server logs the error), in the browser this boundary does.
 */
class ModuleBoundary extends Component<ModuleBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    markIslandHydrated(this.props.id);
  }

  override render() {
    const { id, children } = this.props;
    if (this.state.failed) return null;
    return <IslandSuspense id={id}>{children}</IslandSuspense>;
  }
}

interface ModuleBandsProps {
  modules: readonly RenderedModule[];
  /** The one module whose title is the page's, or null. */
  mainId: string | null;
  /** Text of the page for the form that comes first; see `startsWithForm`. */
  promise?: FormText | null;
}

/** A colour chosen by staff is known only at run time, so it alone is an inline style. */
function colourOf(band: Band): CSSProperties | undefined {
  return band.background === "color" ? { backgroundColor: band.color } : undefined;
}

/** The page's own text is beside its form if the form comes first. */
export const startsWithForm = ([first]: readonly RenderedModule[]): boolean => first !== undefined && isLoneForm(first);

interface CellProps {
  module: RenderedModule;
  main: boolean;
  promise: FormText | null;
}

function Cell({ module, main, promise }: CellProps) {
  const View = isMoving(module.view) ? movingViews[module.view] : ModuleLayout;
  return (
    <div className={styles.cell} data-span={module.span} data-islands={islandsOfModule(module).join(" ") || undefined}>
      <div className={styles.inner} data-sm={module.sm} data-md={module.md} data-lg={module.lg}>
        <ModuleBoundary id={module.id}>
          <View module={module} level={main ? 1 : 2} {...(promise && { promise })} />
        </ModuleBoundary>
      </div>
    </div>
  );
}

/** The modules of a page as full-bleed bands on twelve columns. */
export function ModuleBands({ modules, mainId, promise = null }: ModuleBandsProps) {
  return bandsOf(modules).map((band) => (
    <div
      key={band.key}
      className={styles.band}
      data-background={band.background}
      data-tone={band.tone}
      data-list={band.modules.some((module) => islandsOfModule(module).includes("search")) || undefined}
      style={colourOf(band)}
    >
      <Container>
        <div className={styles.columns} data-alone={band.modules.length === 1 || undefined}>
          {band.modules.map((module) => (
            <Cell
              key={module.id}
              module={module}
              main={module.id === mainId}
              promise={module === modules[0] ? promise : null}
            />
          ))}
        </div>
      </Container>
    </div>
  ));
}
