import { describe, expect, it } from "vitest";
import { fieldsOfPage } from "./content.fixture.js";
import { keyOf, mapReferences, referencesIn } from "./references.js";

const content = {
  title: "Over ons",
  picture: 3,
  gallery: [3, 4],
  parent: "p1",
  modules: ["m1", "m2"],
  banner: { text: "Welkom", link: { label: "Lees", page: "p2" } },
  links: [
    { label: "A", page: null },
    { label: "B", page: "p3" },
  ],
  blocks: [
    { __component: "link", label: "C", page: "p4" },
    { __component: "gone", any: 1 },
  ],
  texts: { nl: "p1" },
  gone: "a field of before",
};

describe("the references of an entry", () => {
  it("CMS-11 are found at any depth, with their path", () => {
    const found = referencesIn(fieldsOfPage, "page", content);
    expect(found.map(({ reference }) => keyOf(reference))).toEqual([
      "file:3",
      "file:3",
      "file:4",
      "entry:p1",
      "entry:m1",
      "entry:m2",
      "entry:p2",
      "entry:p3",
      "entry:p4",
    ]);
    expect(found.at(-2)?.path).toEqual([
      { model: "page", field: "links" },
      { place: 2 },
      { model: "link", field: "page" },
    ]);
  });

  it("CMS-11 are left out when their target is gone, and the rest stays", () => {
    const gone = ["file:3", "entry:p1", "entry:m2", "entry:p4"];
    const restored = mapReferences(fieldsOfPage, "page", content, (reference) =>
      gone.includes(keyOf(reference)) ? undefined : reference.id,
    );
    expect(restored).toEqual({
      ...{ title: "Over ons", picture: null, gallery: [4], parent: null, modules: ["m1"] },
      banner: content.banner,
      links: content.links,
      blocks: [{ __component: "link", label: "C", page: null }],
      texts: { nl: "p1" },
    });
  });

  it("CMS-11 are none for an empty entry", () => {
    expect(referencesIn(fieldsOfPage, "page", { picture: null, modules: [], banner: null, links: null })).toEqual([]);
  });
});
