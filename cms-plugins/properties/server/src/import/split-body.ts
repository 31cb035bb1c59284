import { slices } from "@gevel/kit";

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

const isSpace = (byte: number | undefined) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

function skipSpace(body: Buffer, from: number): number {
  let at = from;
  while (isSpace(body[at])) at += 1;
  return at;
}

/** The position after the string that opens at `from`. */
function skipString(body: Buffer, from: number): number {
  let at = from + 1;
  for (; at < body.length; at += 1) {
    const byte = body[at];
    if (byte === quote) return at + 1;
    if (byte === backslash) at += 1;
  }
  return at;
}

interface Elements {
  elements: Buffer[];
  /** The position after the closing bracket. */
  end: number;
}

/**
 * The position of the comma or bracket that ends the element beginning at `from`. A function of its own: one loop over the
 * whole body would run for long before the engine compiles it, and be thrown out of its compiled form at every turn.
 */
function endOfElement(body: Buffer, from: number): number {
  let depth = 0;
  let at = from;
  while (at < body.length) {
    const byte = body[at];
    if (byte === quote) {
      at = skipString(body, at);
      continue;
    }
    if (byte === openBrace || byte === openBracket) depth += 1;
    else if (byte === closeBrace || byte === closeBracket) {
      if (depth === 0) break;
      depth -= 1;
    } else if (byte === comma && depth === 0) break;
    at += 1;
  }
  return at;
}

/** The elements of the array that opens at `from`, each as it is written; null when it never closes. Others are let in meanwhile. */
async function splitArray(body: Buffer, from: number): Promise<Elements | null> {
  const elements: Buffer[] = [];
  const pause = slices();
  let start = skipSpace(body, from + 1);
  for (;;) {
    await pause();
    const end = endOfElement(body, start);
    if (end >= body.length) return null;
    const isLast = body[end] !== comma;
    if (isLast && end === start && elements.length === 0) return { elements, end: end + 1 };
    let last = end;
    while (last > start && isSpace(body[last - 1])) last -= 1;
    elements.push(body.subarray(start, last));
    if (isLast) return { elements, end: end + 1 };
    start = skipSpace(body, end + 1);
  }
}

export interface SplitBody {
  /** The body with an empty list in the place of the items. */
  envelope: string;
  /** Each item as it is written, not yet known to be JSON. */
  items: Buffer[];
}

/**
 * Takes the items of `key`, a list in the outermost object, out of a JSON text without reading them: most items of a
 * feed are to the letter what they were last time, and reading them is most of the work. Null when there is no such
 * list, or more than one; the text must then be read whole.
 */
export async function splitBody(body: Buffer, key: string): Promise<SplitBody | null> {
  const name = Buffer.from(`"${key}"`);
  let found: { from: number; array: Elements } | null = null;
  let depth = 0;
  let at = 0;
  while (at < body.length) {
    const byte = body[at];
    if (byte === quote) {
      const end = skipString(body, at);
      const afterName = skipSpace(body, end);
      if (depth === 1 && body[afterName] === colon && name.equals(body.subarray(at, end))) {
        const from = skipSpace(body, afterName + 1);
        const array: Elements | null =
          found === null && body[from] === openBracket ? await splitArray(body, from) : null;
        if (!array) return null;
        found = { from, array };
        at = array.end;
      } else at = end;
      continue;
    }
    if (byte === openBrace || byte === openBracket) depth += 1;
    else if (byte === closeBrace || byte === closeBracket) depth -= 1;
    at += 1;
  }
  if (!found) return null;
  const { from, array } = found;
  return {
    envelope: `${body.toString("utf8", 0, from)}[]${body.toString("utf8", array.end)}`,
    items: array.elements,
  };
}
