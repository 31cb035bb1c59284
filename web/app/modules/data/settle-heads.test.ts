import { expect, it } from "vitest";
import type { Block, Item, ItemsBlock } from "../content/items";
import { settleHeads } from "./module-content.server";

const group = (title: string, text = ""): ItemsBlock => ({
  kind: "items",
  id: title,
  heading: { lang: "fr", title, text, picture: null },
  items: [],
  more: null,
  empty: null,
  perView: null,
  autoplay: false,
});
const module = { lang: "nl", title: "Wie we zijn", titleSize: "h2", descriptionHtml: "" } as const;
const headings = (blocks: Block[]) => blocks.map((block) => (block.kind === "items" ? block.heading?.title : null));

it("gives the module's title to its only group, and keeps the group's text", () => {
  const { head, blocks } = settleHeads(module, [group("Ons team", "Zes mensen")]);
  expect(head).toEqual({ lang: "nl", title: "Wie we zijn", kicker: "", html: "", text: "Zes mensen" });
  expect(headings(blocks)).toEqual([undefined]);
});

it("takes the group's title, in its own language, where the module has none", () => {
  expect(settleHeads({ ...module, title: " " }, [group("Ons team")]).head).toMatchObject({
    lang: "fr",
    title: "Ons team",
  });
});

it("prefers the module's own description", () => {
  const described = { ...module, descriptionHtml: "<p>Hallo</p>" };
  expect(settleHeads(described, [group("Ons team", "Zes mensen")]).head).toMatchObject({
    html: "<p>Hallo</p>",
    text: "",
  });
});

it("keeps the titles of several groups, but not one that repeats the module's", () => {
  expect(headings(settleHeads(module, [group("Ons team"), group("Wie we zijn")]).blocks)).toEqual([
    "Ons team",
    undefined,
  ]);
});

const story = (title: string): Item => ({
  ...{ kind: "story", id: "s", lang: "nl", title, intro: "", html: "", lead: "", picture: null, routeId: null },
});
const one = (item: Item): ItemsBlock => ({ ...group(""), heading: null, items: [item] });

it("CMS-2 has one heading where its only item brings one: the module's becomes a line above it", () => {
  expect(settleHeads(module, [one(story("Zes mensen"))]).head).toMatchObject({ title: "", kicker: "Wie we zijn" });
  expect(settleHeads(module, [one(story("Wie we zijn "))]).head).toMatchObject({ title: "", kicker: "" });
});

it("SEO-1 keeps the heading of the page, and that of several items", () => {
  const main = { ...module, titleSize: "h1" } as const;
  expect(settleHeads(main, [one(story("Zes mensen"))]).head).toMatchObject({ title: "Wie we zijn", kicker: "" });
  const two = { ...one(story("Zes")), items: [story("Zes"), story("Zeven")] };
  expect(settleHeads(module, [two]).head).toMatchObject({ title: "Wie we zijn", kicker: "" });
});
