import type { ComponentType } from "react";
import type { Item, ItemKind, ItemsBlock, RenderedModule } from "../content/items";
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

/** A view that nothing in the browser changes draws the items of one group. */
export interface ItemsViewProps {
  block: ItemsBlock;
  /** Of the items' titles. */
  level: ItemLevel;
  /** How many staff want beside each other. */
  columns: number;
}

/** A view that moves draws the whole module. */
export interface ModuleViewProps {
  module: RenderedModule;
  /** Of the module's own title. */
  level: 1 | 2;
}
