import type { Item } from "../content/items";
import type { ItemParts, ItemProps } from "./view-types";

/** One item by the part its view has for it. */
export function drawItem(parts: ItemParts, item: Item, rest: Omit<ItemProps<Item["kind"]>, "item">) {
  switch (item.kind) {
    case "story":
      return <parts.story item={item} {...rest} />;
    case "person":
      return <parts.person item={item} {...rest} />;
    case "quote":
      return <parts.quote item={item} {...rest} />;
    case "slide":
      return <parts.slide item={item} {...rest} />;
    case "listing":
      return <parts.listing item={item} {...rest} />;
  }
}
