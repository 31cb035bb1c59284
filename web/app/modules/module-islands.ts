import type { ModuleView } from "@gevel/config";
import { FormIsland } from "~/forms/form-island";
import { createIsland } from "~/islands/island";
import { whenNear } from "~/islands/when-near";
import { ListIsland, SearchBoxIsland } from "~/properties/search-islands";
import { BannerIsland } from "./banner/banner-island";
import { ValuationIsland } from "./banner/valuation-island";
import type { RenderedModule } from "./content/items";

/** Views that a visitor moves: what the browser has of them, its script when one is near. */
export const movingViews = {
  "slider-view": createIsland(
    () => import("./views/slider-view").then(({ SliderView }) => SliderView),
    () => whenNear("slider-view"),
  ),
};

export const isMoving = (view: ModuleView): view is keyof typeof movingViews => Object.hasOwn(movingViews, view);

/** Large pieces of a page whose script only pages that have them load: by kind of block, or by view. */
export const moduleIslands = {
  banner: BannerIsland,
  form: FormIsland,
  search: ListIsland,
  searchBox: SearchBoxIsland,
  valuation: ValuationIsland,
  ...movingViews,
};
export type ModuleIslandName = keyof typeof moduleIslands;

const isIslandName = (name: string): name is ModuleIslandName => Object.hasOwn(moduleIslands, name);

export const islandsOfModule = ({ view, blocks }: Pick<RenderedModule, "view" | "blocks">): ModuleIslandName[] =>
  [view, ...blocks.map(({ kind }) => kind)].filter((name): name is typeof name & ModuleIslandName =>
    isIslandName(name),
  );
