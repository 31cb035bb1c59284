import type { ItemDraft } from "../draft/item-draft.js";
import { attributeOf, type XmlElement } from "../xml/xml-element.js";

/** The names of the attributes set to true, in capitals: how OpenImmo writes a multiple choice. */
export function yesAttributes(draft: ItemDraft, element: XmlElement | undefined, path: string): string[] {
  return (element?.attributeNames ?? [])
    .map((name) => name.toUpperCase())
    .filter((name) => draft.yesOrNo(attributeOf(element, name), `${path}/@${name}`) === true);
}
