import type { StrapiApp } from "@strapi/strapi/admin";
import { z } from "zod";
import { LivePreview } from "../live-preview/live-preview";
import { captureStore } from "../document-cache";
import { setModuleRenderers } from "./module-field";
import { fieldAction, rowLabel } from "./module-renderers";
import { PagePanel } from "./page-panel";
import { UsedOnPanel } from "./used-on-panel";

/** Strapi stores a plugin's public API without types. */
const contentManager = z.object({ addEditViewSidePanel: z.custom<(panels: readonly unknown[]) => void>() });

/** Registers the panels beside the forms of pages and modules, and the live preview. */
export function registerPageBuilder(app: StrapiApp): void {
  captureStore(app);
  setModuleRenderers({ rowLabel, fieldAction });
  const plugin = app.getPlugin("content-manager");
  contentManager.parse(plugin.apis).addEditViewSidePanel([PagePanel, UsedOnPanel]);
  plugin.injectComponent("editView", "right-links", { name: "live-preview", Component: LivePreview });
}
