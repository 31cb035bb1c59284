import type { Module } from "@gevel/config";
import type { Block, ModuleHead } from "../content/items";

type Settled = { head: ModuleHead; blocks: Block[] };

const without = (block: Block): Block => (block.kind === "items" ? { ...block, heading: null } : block);

/**
 * One title for one thing. A module that shows one group carries one title: its own, else the group's. With several
 * groups each keeps its own title, unless it only repeats the module's.
 */
export function settleHeads(module: Pick<Module, "lang" | "title" | "descriptionHtml">, blocks: Block[]): Settled {
  const head = { lang: module.lang, title: module.title.trim(), html: module.descriptionHtml, text: "" };
  const [only] = blocks;
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
