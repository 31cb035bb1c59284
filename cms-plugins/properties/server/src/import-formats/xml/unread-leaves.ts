import type { Leaf } from "../draft/unread-leaves.js";
import type { XmlElement } from "./xml-element.js";

export type ElementName = (element: XmlElement) => string;

/** What nobody has read of an element and of those in it. An empty element holds nothing that could be lost. */
export function* unreadLeaves(
  element: XmlElement,
  nameOf: ElementName = ({ name }) => name,
  path: readonly string[] = [],
): Iterable<Leaf> {
  for (const [name, value] of element.unread()) {
    const text = value.trim();
    if (text !== "") yield { path: [...path, ...(name === "" ? [] : [name])].join("/"), value: text };
  }
  for (const child of element.children) yield* unreadLeaves(child, nameOf, [...path, nameOf(child)]);
}
