import type { ModuleContent, RenderedModule } from "./items";

export const moduleFixture = <Shown = never>(
  given: Partial<ModuleContent<Shown>> & { id: string },
): ModuleContent<Shown> & Pick<RenderedModule, "formVariant"> => ({
  head: { lang: "nl", title: "", kicker: "", html: "", text: "" },
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
  formVariant: "beside",
  ...given,
});
