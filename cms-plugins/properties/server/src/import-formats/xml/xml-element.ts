import type { ValueRepair } from "../draft/value-repairs.js";

/**
 * Elements of HTML that some systems write into a text as they are, neither escaped nor as CDATA: how many lines the text ends
 * with before and after them. No format has elements of these names.
 */
const lineEnds: Readonly<Record<string, { open: number; close: number }>> = {
  br: { open: 1, close: 0 },
  li: { open: 1, close: 1 },
  ...Object.fromEntries(
    ["p", "div", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6"].map((name) => [name, { open: 2, close: 2 }]),
  ),
  ...Object.fromEntries(
    ["b", "strong", "i", "em", "u", "small", "span", "font", "a"].map((name) => [name, { open: 0, close: 0 }]),
  ),
};

export const isTextMarkup = (name: string): boolean => Object.hasOwn(lineEnds, name);

/** Each `<br/>` ends a line; adjacent blocks share the empty line between them. */
function linesAt(name: string, side: "open" | "close", pending: number): number {
  const lines = lineEnds[name]?.[side] ?? 0;
  return name === "br" ? pending + lines : Math.max(pending, lines);
}

/**
 * An element of a listing. Names are without their prefix, attribute names in lower case: systems differ in both. It
 * records what was read of it, so that unread values can be reported: `unreadLeaves`.
 */
export class XmlElement {
  readonly children: XmlElement[] = [];
  /** Repairs in it and its descendants; set on a listing and on the root. */
  readonly valueRepairs: ValueRepair[] = [];
  readonly #attributes: ReadonlyMap<string, string>;
  readonly #read = new Set<string>();
  #text = "";
  #lineEnds = 0;
  #textRead = false;

  constructor(
    readonly name: string,
    attributes: ReadonlyMap<string, string>,
  ) {
    this.#attributes = attributes;
  }

  /** The character data of the element itself, without that of its children. */
  get text(): string {
    this.#textRead = true;
    return this.#text;
  }

  append(text: string): void {
    if (this.#lineEnds === 0) this.#text += text;
    // Space beside the end of a line is how the document is written, and no text.
    else if (text.trim() !== "") {
      const before = this.#text.trimEnd();
      this.#text = before + (before === "" ? "" : "\n".repeat(this.#lineEnds)) + text.trimStart();
      this.#lineEnds = 0;
    }
  }

  /** At markup of HTML in its text: what follows begins so many lines further on. */
  endLines(name: string, side: "open" | "close"): void {
    this.#lineEnds = linesAt(name, side, this.#lineEnds);
  }

  /** An attribute's value; undefined where there is none. */
  attribute(name: string): string | undefined {
    const key = name.toLowerCase();
    this.#read.add(key);
    return this.#attributes.get(key);
  }

  get attributeNames(): string[] {
    return [...this.#attributes.keys()];
  }

  /** Its own unread values: its text, and attributes as @name. */
  unread(): [name: string, value: string][] {
    const attributes = [...this.#attributes].filter(([name]) => !this.#read.has(name));
    const own: [string, string][] = attributes.map(([name, value]) => [`@${name}`, value]);
    return this.#textRead ? own : [["", this.#text], ...own];
  }
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
  return element?.attribute(name)?.trim() ?? "";
}
