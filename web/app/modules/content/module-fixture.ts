import type { ModuleContent } from "./items";

export const moduleFixture = (given: Partial<ModuleContent> & { id: string }): ModuleContent => ({
  head: { lang: "nl", title: "", html: "", text: "" },
  titleSize: "h2",
  position: "contentRow",
  span: 12,
  sm: 12,
  md: 12,
  lg: 12,
  view: "module-view",
  backgroundType: "empty",
  colorBackground: "",
  columns: 1,
  blocks: [],
  ...given,
});
