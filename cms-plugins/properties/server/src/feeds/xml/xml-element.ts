/** An element of a listing. Names are without their prefix, attribute names in lower case: systems differ in both. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** The character data of the element itself, without that of its children. */
  text: string;
  children: XmlElement[];
}

/** The first element at a path such as `preise/kaufpreis`. */
export function find(element: XmlElement | undefined, path: string): XmlElement | undefined {
  return path
    .split("/")
    .reduce<XmlElement | undefined>((at, name) => at?.children.find((child) => child.name === name), element);
}

/** Every child of that name. */
export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** The text at a path, trimmed; empty where there is none. */
export function textAt(element: XmlElement | undefined, path: string): string {
  return find(element, path)?.text.trim() ?? "";
}

/** An attribute's value, trimmed; empty where there is none. */
export function attributeOf(element: XmlElement | undefined, name: string): string {
  return element?.attributes.get(name.toLowerCase())?.trim() ?? "";
}

/** The names of the attributes that say yes, in capitals: how OpenImmo writes a choice of several. */
export function yesAttributes(element: XmlElement | undefined): string[] {
  if (!element) return [];
  return [...element.attributes].filter(([, value]) => isYes(value)).map(([name]) => name.toUpperCase());
}

const isYes = (value: string) => /^\s*(true|1)\s*$/i.test(value);
