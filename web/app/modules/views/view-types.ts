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

/** A view's design for each kind of item: a kind without a design does not compile. */
export type ItemDesigns = { [Kind in ItemKind]: ComponentType<ItemProps<Kind>> };

/** A static view renders the items of one group. */
export interface ItemsViewProps {
  block: ItemsBlock;
  /** Heading level of the items' titles. */
  level: ItemLevel;
  /** The number per row that staff chose. */
  columns: number;
}

/** A moving view renders the whole module. */
export interface ModuleViewProps {
  module: RenderedModule;
  /** Heading level of the module's own title. */
  level: 1 | 2;
}
