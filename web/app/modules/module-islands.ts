import { FormIsland } from "~/forms/form-island";
import { createIsland } from "~/islands/island";
import { whenNear } from "~/islands/when-near";
import { ListIsland, SearchBoxIsland } from "~/properties/search-islands";
import type { ModuleContent } from "./content/items";

/** Views whose script comes when a visitor is near: one row a view, beside its own file in `views/`. */
export const viewIslands = {
  "slider-view": createIsland(
    () => import("./views/slider-view").then(({ SliderView }) => SliderView),
    () => whenNear("slider-view"),
  ),
  "odds-view": createIsland(
    () => import("./views/odds-view").then(({ OddsView }) => OddsView),
    () => whenNear("odds-view"),
  ),
  "single-view": createIsland(
    () => import("./views/single-view").then(({ SingleView }) => SingleView),
    () => whenNear("single-view"),
  ),
};

/** Large pieces of a page whose script only pages that have them load: by kind of block, or by view. */
export const moduleIslands = { form: FormIsland, search: ListIsland, searchBox: SearchBoxIsland, ...viewIslands };
export type ModuleIslandName = keyof typeof moduleIslands;

const isIslandName = (name: string): name is ModuleIslandName => Object.hasOwn(moduleIslands, name);

export const islandsOfModule = ({ view, blocks }: Pick<ModuleContent, "view" | "blocks">): ModuleIslandName[] =>
  [view, ...blocks.map(({ kind }) => kind)].filter((name): name is typeof name & ModuleIslandName =>
    isIslandName(name),
  );
