import type { StrapiApp } from "@strapi/strapi/admin";
import { z } from "zod";
import { LivePreview } from "../live-preview/live-preview";
import { captureStore } from "../document-cache";
import { setModuleRenderers } from "./module-field";
import { fieldAction, rowLabel } from "./module-renderers";
import { PagePanel } from "./page-panel";
import { UsedOnPanel } from "./used-on-panel";

/** Strapi keeps what a plugin offers to others without types. */
const contentManager = z.object({ addEditViewSidePanel: z.custom<(panels: readonly unknown[]) => void>() });

/** What stands beside the forms of pages and modules. */
export function registerPageBuilder(app: StrapiApp): void {
  captureStore(app);
  setModuleRenderers({ rowLabel, fieldAction });
  const plugin = app.getPlugin("content-manager");
  contentManager.parse(plugin.apis).addEditViewSidePanel([PagePanel, UsedOnPanel]);
  plugin.injectComponent("editView", "right-links", { name: "live-preview", Component: LivePreview });
}
