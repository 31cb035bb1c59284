import { describe, expect, it } from "vitest";
import { contentOf, pointer } from "../api/site/compile/site-fixture";
import { previewTarget, ownScreen } from "./live-preview-routes";

const content = contentOf({
  pages: [
    { id: "contact", originalPath: "contact", title: "Contact", modules: [pointer("m")] },
    { id: "home", originalPath: "home", title: "Home" },
  ],
  modules: [{ id: "m", title: "M", relations: [{ __component: "relation.slider", slider: pointer("s") }] }],
});

describe("CMS-9 the preview address of a form", () => {
  it.each([
    ["api::page.page", "p", { type: "page", id: "p" }],
    ["api::module.module", null, { type: "module", id: "unsaved" }],
    ["api::article.article", "a", { type: "article", id: "a" }],
    ["plugin::properties.property", "h", { type: "property", id: "h" }],
    ["plugin::properties.property", null, { type: "property", id: "unsaved" }],
    ["plugin::properties.project", "p", { type: "project", id: "p" }],
    ["api::popup.popup", null, { type: "popup", id: "unsaved" }],
    ["api::slider.slider", "s", null],
    ["constructor", "c", null],
  ])("%s has its own preview, or none", (uid, id, expected) => {
    expect(ownScreen({ uid, id })).toEqual(expected);
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
