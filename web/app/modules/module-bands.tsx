import type { ModuleView as ModuleViewName } from "@gevel/config";
import type { ComponentType, CSSProperties } from "react";
import { Container } from "~/ui/section";
import { bandsOf, type Band } from "./bands";
import type { ModuleContent } from "./content/items";
import { ModuleBoundary } from "~/islands/island-boundary";
import { islandsOfModule, viewIslands } from "./module-islands";
import { ModuleView } from "./views/module-view";
import type { ModuleViewProps } from "./views/view-types";
import styles from "./module-bands.module.css";

/** CMS-2: the design of each module view. A view without one does not compile; see also data/relation-blocks. */
const moduleViews: Record<ModuleViewName, ComponentType<ModuleViewProps>> = {
  "module-view": ModuleView,
  ...viewIslands,
};

interface ModuleBandsProps {
  modules: readonly ModuleContent[];
  /** The one module whose title is the page's, or null. */
  mainId: string | null;
}

/** A colour of staff is known only at run time, so it is the one thing said in an attribute. */
function colourOf(band: Band): CSSProperties | undefined {
  return band.background === "color" ? { backgroundColor: band.color } : undefined;
}

function Cell({ module, main }: { module: ModuleContent; main: boolean }) {
  const View = moduleViews[module.view];
  return (
    <div className={styles.cell} data-span={module.span} data-islands={islandsOfModule(module).join(" ") || undefined}>
      <div className={styles.inner} data-sm={module.sm} data-md={module.md} data-lg={module.lg}>
        <ModuleBoundary id={module.id}>
          <View module={module} level={main ? 1 : 2} />
        </ModuleBoundary>
      </div>
    </div>
  );
}

/** The modules of a page as full-bleed bands on twelve columns. */
export function ModuleBands({ modules, mainId }: ModuleBandsProps) {
  return bandsOf(modules).map((band) => (
    <div
      key={band.key}
      className={styles.band}
      data-background={band.background}
      data-tone={band.tone}
      style={colourOf(band)}
    >
      <Container>
        <div className={styles.columns} data-alone={band.modules.length === 1 || undefined}>
          {band.modules.map((module) => (
            <Cell key={module.id} module={module} main={module.id === mainId} />
          ))}
        </div>
      </Container>
    </div>
  ));
}
