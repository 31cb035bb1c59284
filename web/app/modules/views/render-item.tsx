import type { Item } from "../content/items";
import type { ItemDesigns, ItemProps } from "./view-types";

/** Renders an item with its view's design for that kind. */
export function renderItem(designs: ItemDesigns, item: Item, rest: Omit<ItemProps<Item["kind"]>, "item">) {
  switch (item.kind) {
    case "story":
      return <designs.story item={item} {...rest} />;
    case "person":
      return <designs.person item={item} {...rest} />;
    case "quote":
      return <designs.quote item={item} {...rest} />;
    case "slide":
      return <designs.slide item={item} {...rest} />;
    case "listing":
      return <designs.listing item={item} {...rest} />;
  }
}
