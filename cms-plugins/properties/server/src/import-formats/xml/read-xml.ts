import { setImmediate as nextTick } from "node:timers/promises";
import { SaxesParser } from "saxes";
import { deliveryLimits } from "../draft/delivery-limits.js";
import { deliveryTooLarge, unknownFormat, unreadableDelivery } from "../draft/unreadable-delivery.js";
import { undoDoubleEncoding } from "../draft/repair-characters.js";
import { XmlRepairs } from "./repair-xml.js";
import { isTextMarkup, XmlElement } from "./xml-element.js";

/**
 * The text given to the parser and not reported by it yet, which is one value still being read: names the element of a
 * value that grows too long, and the start of one that cannot be read.
 */
class PendingText {
  #text = "";
  #position = 0;
  #reported = 0;
  #linesBefore = 0;

  add(piece: string): void {
    this.#text += piece;
  }

  /** The parser has reported everything before this position; the letter at it may open the next token. */
  markReported(position: number): void {
    this.#reported = position - 1;
  }

  /** The text since the last reported position, and the number of lines that end before it. */
  current(): { text: string; linesBefore: number } {
    const length = this.#reported - this.#position;
    if (length > 0) {
      this.#linesBefore += this.#text.slice(0, length).split("\n").length - 1;
      this.#text = this.#text.slice(length);
      this.#position = this.#reported;
    }
    return { text: this.#text, linesBefore: this.#linesBefore };
  }
}

const limits = deliveryLimits.xml;
/** The element names from the root down to a format's listings. */
export type ListingPath = readonly [root: string, ...names: string[]];

/** Without its prefix, in lower case: systems differ in both, and no format has two names that differ only in these. */
const localName = (name: string) => name.slice(name.indexOf(":") + 1).toLowerCase();

/** Describes how to read the document, not its content. */
const declaration = /^xmlns(:|$)|^xsi:/;

/** A value longer than any of its kind; perhaps an ampersand swallowed the rest. */
class ValueTooLong extends Error {}

/** Rejects a value before it is complete, with the limit it exceeds and its element. */
function rejectTooLong(text: string, element: string, inTag: boolean): void {
  const { attribute, text: most, embedded } = limits;
  const limit = inTag ? attribute : element === embedded.element ? embedded.characters : most;
  if (text.length <= limit) return;
  const name = inTag ? /^[^\w]*([\w:.-]{1,100})\s*=/.exec(text.slice(0, 300))?.[1] : undefined;
  const what = name === undefined ? "a value" : `the attribute ${name}`;
  throw new ValueTooLong(`${what} in <${element.slice(0, 100)}> is longer than ${limit} characters`);
}

/** Describes the error in our words and its position as the parser gives it. */
function explain(cause: unknown): Error {
  const isOurs = cause instanceof Error && cause.name === "AppError";
  if (cause instanceof ValueTooLong) return deliveryTooLarge(cause.message);
  if (isOurs) return cause;
  const message = cause instanceof Error ? cause.message.slice(0, 200) : "";
  if (/unclosed|unexpected end|must contain a root element/.test(message))
    return unreadableDelivery(`it is cut off or empty (line:column ${message})`);
  return unreadableDelivery(`it is no well-formed XML (line:column ${message})`);
}

/**
 * Reads a document and hands over each listing as it closes, so that only one is in memory at a time. Returns the root
 * without its listings. `pieces` are its text; no value longer than the limit of its kind is ever in memory. `paths`
 * are the accepted formats; another root is rejected. A document type is always rejected: no import format has one, and
 * entities are how XML is made to read files or to grow without end.
 */
export async function readXml(
  pieces: Iterable<string>,
  paths: readonly ListingPath[],
  onListing: (listing: XmlElement, root: string) => void,
): Promise<XmlElement> {
  const parser = new SaxesParser({ position: true });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let path: ListingPath | undefined;
  let listings = 0;
  let elements = 0;
  let characters = 0;
  const pending = new PendingText();
  const repairs = new XmlRepairs();
  let inTag = false;
  let tag = "";
  const report = (nowInTag = false) => {
    pending.markReported(parser.position);
    inTag = nowInTag;
  };

  const isListing = () =>
    path !== undefined && open.length === path.length && path.every((name, depth) => open[depth]?.name === name);
  /** Records the repairs before the parser's position, in the listing around them or in the document. */
  const note = (name = "") => {
    const inside = path && open.length >= path.length ? path.length : 0;
    const names = [...open.slice(inside).map((element) => element.name), ...(name === "" ? [] : [name])];
    const target = inside > 0 ? open[inside - 1] : root;
    for (const { written, meant, line } of repairs.before(parser.position))
      target?.valueRepairs.push({ field: names.join("/"), written, meant, line });
    return (sent: string) => {
      const meant = undoDoubleEncoding(sent);
      if (meant !== sent)
        target?.valueRepairs.push({
          field: names.join("/"),
          written: sent.slice(0, 100),
          meant: meant.slice(0, 100),
          line: parser.line,
        });
      return meant;
    };
  };
  /** Markup in a text is part of the text around it. */
  const textHolder = () => open.findLast(({ name }) => !isTextMarkup(name));
  const addText = (data: string) => {
    const read = note();
    characters += data.length;
    if (characters > limits.characters)
      throw deliveryTooLarge(`a listing has more than ${limits.characters} characters`);
    textHolder()?.append(read(data));
    report();
  };

  parser.on("doctype", () => {
    throw unreadableDelivery("it has a document type (DOCTYPE); send it without one");
  });
  parser.on("comment", () => report());
  parser.on("processinginstruction", () => report());
  parser.on("xmldecl", () => report());
  parser.on("opentagstart", ({ name }) => {
    tag = localName(name);
    report(true);
  });
  parser.on("attribute", () => report(true));
  parser.on("opentag", ({ name, attributes }) => {
    report();
    elements += 1;
    if (elements > limits.elements) throw deliveryTooLarge(`a listing has more than ${limits.elements} elements`);
    if (open.length >= limits.depth) throw deliveryTooLarge(`its elements stand more than ${limits.depth} deep`);
    const given = Object.entries(attributes)
      .filter(([key]) => !declaration.test(key))
      .map(([key, value]) => [key, note(localName(name))(String(value))] as const);
    if (given.length > limits.attributes)
      throw deliveryTooLarge(`an element has more than ${limits.attributes} attributes`);
    const element = new XmlElement(localName(name), new Map(given.map(([key, value]) => [localName(key), value])));
    for (const [, value] of given) characters += value.length;
    if (open.length === 0) {
      path = paths.find(([rootName]) => rootName === element.name);
      if (!path) throw unknownFormat(`its root element ${element.name.slice(0, 100)} is that of no format we read`);
      root = element;
    }
    if (isTextMarkup(element.name)) textHolder()?.endLines(element.name, "open");
    open.push(element);
    // Elements and characters around a listing do not count towards its limits.
    if (isListing()) [elements, characters] = [0, 0];
  });
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    report();
    note();
    const listing = isListing();
    const element = open.pop();
    if (!element) return;
    if (isTextMarkup(element.name)) {
      textHolder()?.endLines(element.name, "close");
      return;
    }
    if (!listing) {
      open.at(-1)?.children.push(element);
      return;
    }
    listings += 1;
    if (listings > deliveryLimits.listings)
      throw deliveryTooLarge(`it has more than ${deliveryLimits.listings} listings`);
    onListing(element, path?.[0] ?? "");
    [elements, characters] = [0, 0];
  });

  try {
    for (const piece of repairs.pieces(pieces)) {
      pending.add(piece);
      parser.write(piece);
      rejectTooLong(pending.current().text, inTag ? tag : (open.at(-1)?.name ?? "the document"), inTag);
      // Lets the CMS answer other requests.
      await nextTick();
    }
    parser.close();
  } catch (cause) {
    throw explain(cause);
  }
  if (!root) throw unreadableDelivery("it is empty");
  return root;
}
