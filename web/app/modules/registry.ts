import type { ModuleView as ModuleViewName } from "@gevel/config";
import type { ComponentType } from "react";
import { viewIslands } from "./module-islands";
import type { ModuleViewProps } from "./views/view-types";
import { ModuleView } from "./views/module-view";

/** CMS-2: the design of each module view. A view without one does not compile; see also data/relation-blocks. */
export const moduleViews: Record<ModuleViewName, ComponentType<ModuleViewProps>> = {
  "module-view": ModuleView,
  ...viewIslands,
};
