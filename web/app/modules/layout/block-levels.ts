import type { ItemsBlock, ModuleHead } from "../content/items";
import type { ItemLevel } from "../items/item-title";

/** Heading level of a module's groups and forms, under its own title. */
export const groupLevel = (head: Pick<ModuleHead, "title">, level: 1 | 2): 2 | 3 => (head.title && level === 2 ? 3 : 2);

/** Heading level of a group's items. */
export const itemLevel = ({ heading }: Pick<ItemsBlock, "heading">, group: 2 | 3): ItemLevel =>
  heading?.title ? (group === 3 ? 4 : 3) : group;
