import type { Module } from "@gevel/config";
import type { Block, ModuleHead } from "../content/items";

type Headed = Pick<Module, "lang" | "title" | "titleSize" | "descriptionHtml">;
type Settled = { head: ModuleHead; blocks: Block[] };

const without = (block: Block): Block => (block.kind === "items" ? { ...block, heading: null } : block);

/** Of the one thing a block shows, where that has one. */
function titleOfOne(block: Block): string {
  if (block.kind === "form") return block.form.title.trim();
  if (block.kind !== "items" || block.heading || block.items.length !== 1) return "";
  const [item] = block.items;
  return item?.kind === "story" ? item.title.trim() : "";
}

/**
 * One title for one thing. Where that one thing brings its own, the module's stands quietly over it, unless it is the page's. A module that shows one group carries one title: its own, else the group's. With several
 * groups each keeps its own title, unless it only repeats the module's.
 */
export function settleHeads(module: Headed, blocks: Block[]): Settled {
  const head = { lang: module.lang, title: module.title.trim(), kicker: "", html: module.descriptionHtml, text: "" };
  const [only] = blocks;
  const own = blocks.length === 1 && only ? titleOfOne(only) : "";
  if (own && module.titleSize !== "h1")
    return { head: { ...head, title: "", kicker: head.title === own ? "" : head.title }, blocks };
  if (blocks.length === 1 && only?.kind === "items" && only.heading) {
    const { lang, title, text } = only.heading;
    const settled = head.title
      ? { ...head, text: head.html.trim() ? "" : text }
      : { ...head, lang, title, text: head.html.trim() ? "" : text };
    return { head: settled, blocks: [without(only)] };
  }
  const repeats = (block: Block) => block.kind === "items" && block.heading?.title.trim() === head.title;
  return { head, blocks: blocks.map((block) => (repeats(block) ? without(block) : block)) };
}
