import type { Leaf } from "../draft/unread-leaves.js";
import type { XmlElement } from "./xml-element.js";

export type ElementName = (element: XmlElement) => string;

/** The unread values of an element and its descendants. An empty element has nothing to lose. */
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
