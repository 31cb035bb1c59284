import type { StrapiApp } from "@strapi/strapi/admin";
import { z } from "zod";
import { LookAlong } from "../look-along/look-along";
import { keepStoreOf } from "../strapi-code/read-again";
import { drawModulesBy } from "./module-field";
import { fieldAction, rowLabel } from "./module-parts";
import { PagePanel } from "./page-panel";
import { UsedOnPanel } from "./used-on-panel";

/** Strapi keeps what a plugin offers to others without types. */
const contentManager = z.object({ addEditViewSidePanel: z.custom<(panels: readonly unknown[]) => void>() });

/** What stands beside the forms of pages and modules. */
export function offerPageBuilding(app: StrapiApp): void {
  keepStoreOf(app);
  drawModulesBy({ rowLabel, fieldAction });
  const plugin = app.getPlugin("content-manager");
  contentManager.parse(plugin.apis).addEditViewSidePanel([PagePanel, UsedOnPanel]);
  plugin.injectComponent("editView", "right-links", { name: "look-along", Component: LookAlong });
}
