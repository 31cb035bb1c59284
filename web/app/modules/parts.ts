import { withMessages } from "~/i18n/load-messages";
import { createView } from "~/islands/island";
import { whenNear } from "~/islands/when-near";
import type { ModuleContent } from "./content/items";

/** Large parts of a page whose script only pages that have them load; some only when a visitor comes near them. */
export const parts = {
  form: createView(
    () => withMessages("forms", import("~/forms/form-view")).then(({ FormView }) => FormView),
    () => whenNear("form"),
  ),
  search: createView(() => import("~/properties/list-page").then(({ ListPage }) => ListPage)),
  searchBox: createView(() => import("~/properties/search-box/search-box").then(({ SearchBox }) => SearchBox)),
  "slider-view": createView(
    () => import("./views/slider-view").then(({ SliderView }) => SliderView),
    () => whenNear("slider-view"),
  ),
  "odds-view": createView(
    () => import("./views/odds-view").then(({ OddsView }) => OddsView),
    () => whenNear("odds-view"),
  ),
  "single-view": createView(
    () => import("./views/single-view").then(({ SingleView }) => SingleView),
    () => whenNear("single-view"),
  ),
};
export type PartName = keyof typeof parts;

const isPartName = (name: string): name is PartName => Object.hasOwn(parts, name);

export const partsOfModule = ({ view, blocks }: Pick<ModuleContent, "view" | "blocks">): PartName[] =>
  [view, ...blocks.map(({ kind }) => kind)].filter((name): name is typeof name & PartName => isPartName(name));
