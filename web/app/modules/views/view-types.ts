import type { ComponentType } from "react";
import type { Item, ItemKind, ItemsBlock, ModuleContent } from "../content/items";
import type { ItemLevel } from "../items/item-title";

export type ItemOf<Kind extends ItemKind> = Extract<Item, { kind: Kind }>;

export interface ItemProps<Kind extends ItemKind> {
  item: ItemOf<Kind>;
  level: ItemLevel;
  position: number;
  /** The `sizes` of its picture in this view. */
  sizes: string;
}

/** How a view draws each kind of item: a kind without a design does not compile. */
export type ItemDesigns = { [Kind in ItemKind]: ComponentType<ItemProps<Kind>> };

export interface ItemsViewProps {
  block: ItemsBlock;
  /** Of the items' titles. */
  level: ItemLevel;
  columns: number;
}

export interface ModuleViewProps {
  module: ModuleContent;
  /** Of the module's own title. */
  level: 1 | 2;
}
