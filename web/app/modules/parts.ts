import { withMessages } from "~/i18n/load-messages";
import { createView } from "~/site/view";

/** Large parts of a page whose script only pages that have them load. */
export const parts = {
  form: createView(() => withMessages("forms", import("~/forms/form-view")).then(({ FormView }) => FormView)),
  search: createView(() => import("~/properties/list-page").then(({ ListPage }) => ListPage)),
  searchBox: createView(() => import("~/properties/search-box/search-box").then(({ SearchBox }) => SearchBox)),
  "slider-view": createView(() => import("./views/slider-view").then(({ SliderView }) => SliderView)),
  "odds-view": createView(() => import("./views/odds-view").then(({ OddsView }) => OddsView)),
  "single-view": createView(() => import("./views/single-view").then(({ SingleView }) => SingleView)),
};
export type PartName = keyof typeof parts;

export const isPartName = (name: string): name is PartName => Object.hasOwn(parts, name);
