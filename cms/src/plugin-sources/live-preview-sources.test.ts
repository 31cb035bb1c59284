import { describe, expect, it } from "vitest";
import { contentOf, pointer } from "../api/site/compile/site-fixture";
import { previewedTypes, previewTarget } from "./live-preview-sources";

const content = contentOf({
  pages: [
    { id: "contact", originalPath: "contact", title: "Contact", modules: [pointer("m")] },
    { id: "home", originalPath: "home", title: "Home" },
  ],
  modules: [{ id: "m", title: "M", relations: [{ __component: "relation.slider", slider: pointer("s") }] }],
});

describe("CMS-9 the preview of a form", () => {
  it.each([
    ["api::page.page", "page"],
    ["api::module.module", "module"],
    ["api::article.article", "article"],
    ["plugin::properties.property", "property"],
    ["plugin::properties.project", "project"],
    ["api::popup.popup", "popup"],
    ["api::slider.slider", undefined],
  ])("%s has its own screen, or none", (uid, screen) => {
    expect(previewedTypes.find((type) => type.uid === uid)).toEqual({ uid, ...(screen && { screen }) });
  });

  it.each([
    ["content of every page is previewed on the home page", "api::footer.footer", "f", { type: "page", id: "home" }],
    ["also before it is saved", "api::menu.menu", null, { type: "page", id: "home" }],
    ["content of a module is previewed in that module", "api::slider.slider", "s", { type: "module", id: "m" }],
    ["unused content has no preview", "api::slider.slider", "other", null],
    ["unsaved content has no preview", "api::slider.slider", null, null],
  ])("%s", (_what, uid, id, expected) => {
    expect(previewTarget({ uid, id }, content)).toEqual(expected);
  });
});
