import type { CSSProperties } from "react";
import { Container } from "~/ui/section";
import { bandsOf, type Band } from "./bands";
import type { FormText } from "~/forms/form-text";
import type { RenderedModule } from "./content/items";
import { ModuleBoundary } from "~/islands/island-boundary";
import { isLoneForm } from "./layout/lone-form";
import { ModuleLayout } from "./layout/module-layout";
import { isMoving, islandsOfModule, movingViews } from "./module-islands";
import styles from "./module-bands.module.css";

interface ModuleBandsProps {
  modules: readonly RenderedModule[];
  /** The one module whose title is the page's, or null. */
  mainId: string | null;
  /** Words of the page for the form that comes first; see `startsWithForm`. */
  promise?: FormText | null;
}

/** A colour of staff is known only at run time, so it is the one thing said in an attribute. */
function colourOf(band: Band): CSSProperties | undefined {
  return band.background === "color" ? { backgroundColor: band.color } : undefined;
}

/** The page's own words stand beside its form where that is what comes first. */
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
