import { expect, it } from "vitest";
import type { Block, ItemsBlock } from "../content/items";
import { settleHeads } from "./settle-heads";

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
const module = { lang: "nl", title: "Wie we zijn", descriptionHtml: "" } as const;
const headings = (blocks: Block[]) => blocks.map((block) => (block.kind === "items" ? block.heading?.title : null));

it("gives the module's title to the one group it shows, and keeps the group's words", () => {
  const { head, blocks } = settleHeads(module, [group("Ons team", "Zes mensen")]);
  expect(head).toEqual({ lang: "nl", title: "Wie we zijn", html: "", text: "Zes mensen" });
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
