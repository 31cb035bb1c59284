import type { Block, ItemsBlock } from "../content/items";

const joins = (block: Block | undefined): block is ItemsBlock => block?.kind === "items" && block.heading === null;

/** Items beside each other without a title of their own are one group: three articles make one row of three. */
export function joinBlocks(blocks: readonly Block[], maxItems: number): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (joins(last) && joins(block)) joined[joined.length - 1] = { ...last, items: [...last.items, ...block.items] };
    else joined.push(block);
  }
  return joined.map((block) => (block.kind === "items" ? { ...block, items: block.items.slice(0, maxItems) } : block));
}
