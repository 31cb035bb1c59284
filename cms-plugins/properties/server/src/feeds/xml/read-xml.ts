import { setImmediate as nextTurn } from "node:timers/promises";
import { SaxesParser } from "saxes";
import { feedLimits } from "../feed-limits.js";
import { feedTooLarge, unreadableFeed } from "../unreadable-feed.js";
import { strayAmpersand } from "./stray-ampersand.js";
import { XmlElement } from "./xml-element.js";

const limits = feedLimits.xml;
/** Characters given to the parser at once: between them the CMS answers others, and a refusal spares the rest. */
const piece = 64 * 1024;

/** Where a format has its listings: the names from the root down. */
export type ListingPath = readonly [root: string, ...names: string[]];

/** Without its prefix and in small letters: systems differ in both, and no format has two names that differ in nothing else. */
const localName = (name: string) => name.slice(name.indexOf(":") + 1).toLowerCase();

/** Says how to read the document, and nothing of what is in it. */
const declaration = /^xmlns(:|$)|^xsi:/;

/** Says what is wrong with a document in words of ours and the place in the parser's. */
function explain(cause: unknown, read: string): Error {
  if (cause instanceof Error && cause.name === "AppError") return cause;
  const line = strayAmpersand(read);
  if (line !== null) return unreadableFeed(`line ${line} has an & that stands for itself; XML writes it as &amp;`);
  const message = cause instanceof Error ? cause.message.slice(0, 200) : "";
  if (/unclosed|unexpected end|must contain a root element/.test(message))
    return unreadableFeed(`it is cut off or empty (line:column ${message})`);
  return unreadableFeed(`it is no well-formed XML (line:column ${message})`);
}

/**
 * Reads a document and gives away each listing as it closes, so that only one is held at a time. Answers the root
 * without its listings. `paths` are the formats that may come; another root is refused. A document type is refused
 * whatever is in it: no feed format has one, and entities are how XML is made to read files or to grow without end.
 */
export async function readXml(
  text: string,
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

  const isListing = () =>
    path !== undefined && open.length === path.length && path.every((name, depth) => open[depth]?.name === name);
  const addText = (data: string) => {
    characters += data.length;
    if (characters > limits.characters) throw feedTooLarge(`a listing has more than ${limits.characters} characters`);
    const element = open.at(-1);
    element?.append(data);
  };

  parser.on("doctype", () => {
    throw unreadableFeed("it has a document type (DOCTYPE); send it without one");
  });
  parser.on("opentag", ({ name, attributes }) => {
    elements += 1;
    if (elements > limits.elements) throw feedTooLarge(`a listing has more than ${limits.elements} elements`);
    if (open.length >= limits.depth) throw feedTooLarge(`its elements stand more than ${limits.depth} deep`);
    const given = Object.entries(attributes)
      .filter(([key]) => !declaration.test(key))
      .map(([key, value]) => [key, String(value)] as const);
    if (given.length > limits.attributes)
      throw feedTooLarge(`an element has more than ${limits.attributes} attributes`);
    const element = new XmlElement(localName(name), new Map(given.map(([key, value]) => [localName(key), value])));
    for (const [, value] of given) characters += value.length;
    if (open.length === 0) {
      path = paths.find(([rootName]) => rootName === element.name);
      if (!path) throw unreadableFeed(`its root element ${element.name.slice(0, 100)} is that of no format we read`);
      root = element;
    }
    open.push(element);
    // What stands around the listings counts for the first of them.
    if (isListing()) [elements, characters] = [0, 0];
  });
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    const listing = isListing();
    const element = open.pop();
    if (!element) return;
    if (!listing) {
      open.at(-1)?.children.push(element);
      return;
    }
    listings += 1;
    if (listings > feedLimits.listings) throw feedTooLarge(`it has more than ${feedLimits.listings} listings`);
    onListing(element, path?.[0] ?? "");
    [elements, characters] = [0, 0];
  });

  try {
    for (let at = 0; at < text.length; at += piece) {
      parser.write(text.slice(at, at + piece));
      await nextTurn();
    }
    parser.close();
  } catch (cause) {
    throw explain(cause, text.slice(0, parser.position));
  }
  if (!root) throw unreadableFeed("it is empty");
  return root;
}
