import { describe, expect, it } from "vitest";
import { fieldsOfPage } from "./content.fixture.js";
import { changedFields, differencesOf } from "./differences.js";

const differencesOfPage = (before: object, after: object) =>
  differencesOf(fieldsOfPage, "page", { ...before }, { ...after }).map(({ path, ...values }) => [
    path.map((step) => ("field" in step ? step.field : "place" in step ? step.place : step.member)).join("."),
    values.before,
    values.after,
  ]);

describe("the differences of two versions", () => {
  it.each([
    ["two empty values", { title: null, links: [], texts: {} }, { banner: { text: "" } }, []],
    ["a text", { title: "Oud" }, { title: "Nieuw" }, [["title", "Oud", "Nieuw"]]],
    ["a new text", {}, { title: "Nieuw" }, [["title", null, "Nieuw"]]],
    [
      "a nested component",
      { banner: { text: "A", link: { label: "x" } } },
      { banner: { text: "A", link: { label: "y" } } },
      [["banner.link.label", "x", "y"]],
    ],
    ["a removed component", { banner: { text: "A" } }, { banner: null }, [["banner.text", "A", null]]],
    [
      "one language of a text",
      { texts: { nl: "Huis", fr: "Maison" } },
      { texts: { nl: "Woning", fr: "Maison" } },
      [["texts.nl", "Huis", "Woning"]],
    ],
    ["a list within a value", { texts: { a: [1] } }, { texts: { a: [1, 2] } }, [["texts.a", [1], [1, 2]]]],
    [
      "a changed item of a list",
      { links: [{ label: "A" }, { label: "B" }, { label: "C" }] },
      { links: [{ label: "A" }, { label: "B2" }, { label: "C" }] },
      [["links.2.label", "B", "B2"]],
    ],
    [
      "an item inserted in a list, but not those after it",
      { links: [{ label: "A" }, { label: "C" }] },
      { links: [{ label: "A" }, { label: "B" }, { label: "C" }] },
      [["links.2", null, { label: "B" }]],
    ],
    [
      "an item removed from a list",
      { links: [{ label: "A" }, { label: "B" }] },
      { links: [{ label: "B" }] },
      [["links.1", { label: "A" }, null]],
    ],
    [
      "a block that became one of another kind",
      { blocks: [{ __component: "link", label: "A" }] },
      { blocks: [{ __component: "banner", text: "A" }] },
      [["blocks.1", { __component: "link", label: "A" }, { __component: "banner", text: "A" }]],
    ],
  ])("CMS-10 %s", (_what, before, after, differences) => {
    expect(differencesOfPage(before, after)).toEqual(differences);
  });

  it("CMS-10 include another file of the same name, but not a renamed file", () => {
    const file = ($ref: string, name: string) => ({ picture: { $ref, name } });
    expect(differencesOfPage(file("file:1", "a.jpg"), file("file:2", "a.jpg"))).toHaveLength(1);
    expect(differencesOfPage(file("file:1", "a.jpg"), file("file:1", "b.jpg"))).toEqual([]);
  });

  it("CMS-10 name the changed fields of the form, in its order", () => {
    const before = { title: "A", modules: ["m1"], banner: { text: "x" }, texts: { nl: "" } };
    const after = { title: "A", modules: ["m1", "m2"], banner: { text: "y" }, texts: {} };
    expect(changedFields(fieldsOfPage, "page", before, after)).toEqual(["modules", "banner"]);
  });
});
