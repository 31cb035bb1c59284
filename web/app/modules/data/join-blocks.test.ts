import { describe, expect, it } from "vitest";
import type { Block, ItemsBlock, StoryItem } from "../content/items";
import { joinBlocks } from "./module-content.server";

const story = (id: string): StoryItem => ({
  kind: "story",
  id,
  lang: "nl",
  title: id,
  intro: "",
  html: "",
  lead: "",
  picture: null,
  routeId: null,
});
const group = (id: string, title: string | null, ...ids: string[]): ItemsBlock => ({
  kind: "items",
  id,
  heading: title === null ? null : { lang: "nl", title, text: "", picture: null },
  items: ids.map(story),
  more: null,
  empty: null,
  perView: null,
  autoplay: false,
});
const idsOf = (blocks: Block[]) => blocks.map((block) => (block.kind === "items" ? block.items.map((i) => i.id) : []));

describe("joining the content of a module", () => {
  it("groups consecutive articles", () => {
    expect(idsOf(joinBlocks([group("1", null, "a"), group("2", null, "b"), group("3", null, "c")], 10))).toEqual([
      ["a", "b", "c"],
    ]);
  });

  it("separates a group with its own title", () => {
    expect(idsOf(joinBlocks([group("1", null, "a"), group("2", "Team", "b"), group("3", null, "c")], 10))).toEqual([
      ["a"],
      ["b"],
      ["c"],
    ]);
  });

  it("CMS-2 shows at most maxItems of a group", () => {
    expect(idsOf(joinBlocks([group("1", null, "a"), group("2", null, "b"), group("3", null, "c")], 2))).toEqual([
      ["a", "b"],
    ]);
  });
});
