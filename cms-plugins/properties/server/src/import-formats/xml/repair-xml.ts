import { decodeEntities } from "../draft/decode-entities.js";
import { isStray, meaningOf, strayCharacter, type CharacterRepair } from "../draft/repair-characters.js";

export interface XmlRepair extends CharacterRepair {
  /** Position in the repaired text. */
  position: number;
  line: number;
}

/** Sections that are skipped without looking at their content. */
const sections = [
  ["<![CDATA[", "]]>"],
  ["<!--", "-->"],
  ["<?", "?>"],
] as const;
/**
 * What may be invalid outside those, or begins one: a section, one or two surrogates, a reference, an ampersand or `<`
 * of neither kind.
 */
const next =
  /<!\[CDATA\[|<!--|<\?|(?:&#(?:x[\da-f]{1,8}|\d{1,10});){1,2}|&[\p{L}_:][\p{L}\d_:.-]{0,60};|&|<(?![\p{L}_:!?/])|[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\udc80-\udcff\ufffe\uffff]/giu;
/** A piece of text may end within one of those. */
const unfinished = /(?:<(?:!(?:-|\[[CDAT]{0,5}\[?)?)?|&[#\p{L}\d_:.;-]{0,70}&?[#\p{L}\d_:.-]{0,12})$/u;
const ofXml = /^&(?:amp|lt|gt|quot|apos);$/;

const codeOf = (reference: string) =>
  /^&#x/i.test(reference) ? Number.parseInt(reference.slice(3), 16) : Number.parseInt(reference.slice(2), 10);
const isHigh = (code: number) => code >= 0xd800 && code <= 0xdbff;
const isLow = (code: number) => code >= 0xdc00 && code <= 0xdfff;
/** One or two numeric character references; unchanged where XML allows those characters. */
function ofNumbers(written: string): CharacterRepair {
  const codes = written.split(/(?<=;)/).map(codeOf);
  const [high = 0, low = 0] = codes;
  if (isHigh(high) && isLow(low)) return { written, meant: String.fromCharCode(high, low) };
  const each = codes.map((code, at) => {
    if (code > 0x10ffff || isHigh(code) || isLow(code)) return "";
    return isStray(code) ? meaningOf(code).meant : (written.split(/(?<=;)/)[at] ?? "");
  });
  return { written, meant: each.join("") };
}

/** The intended text for something that is not valid XML. */
function repairPart(written: string): CharacterRepair {
  if (written.startsWith("&#")) return ofNumbers(written);
  if (written === "<") return { written, meant: "&lt;" };
  if (ofXml.test(written)) return { written, meant: written };
  if (written.startsWith("&")) {
    const meant = decodeEntities(written);
    return { written, meant: meant === written ? `&amp;${written.slice(1)}` : meant };
  }
  return meaningOf(written.charCodeAt(0));
}

/**
 * The text of a document with invalid XML repaired where the meaning is not in doubt: `&nbsp;` and other HTML entities,
 * a literal ampersand or `<`, control characters, lone surrogates, bytes of another encoding. Each repair is recorded
 * with its line, for the listing around it.
 */
export class XmlRepairs {
  readonly #repairs: XmlRepair[] = [];
  #position = 0;
  #line = 1;
  /** The end of the section that the text is in; null outside of any. */
  #end: string | null = null;

  /** The repairs before this position; each is returned once. */
  *before(position: number): Iterable<XmlRepair> {
    while ((this.#repairs[0]?.position ?? Number.POSITIVE_INFINITY) < position) {
      const repair = this.#repairs.shift();
      if (repair) yield repair;
    }
  }

  *pieces(pieces: Iterable<string>): Generator<string> {
    let rest = "";
    for (const piece of pieces) {
      const { repaired, left } = this.#repair(rest + piece, false);
      rest = left;
      yield repaired;
    }
    if (rest !== "") yield this.#repair(rest, true).repaired;
  }

  /** Where to stop in a text that continues: never within a token. */
  #limit(text: string, isLast: boolean): number {
    if (isLast) return text.length;
    if (this.#end === null) return text.length - (unfinished.exec(text.slice(-100))?.[0].length ?? 0);
    const before = Math.max(0, text.length - 2);
    return before - (/[\ud800-\udbff]$/.test(text.slice(0, before)) ? 1 : 0);
  }

  #repair(text: string, isLast: boolean): { repaired: string; left: string } {
    let repaired = "";
    let at = 0;
    const copy = (to: number) => {
      const part = text.slice(at, to);
      repaired += part;
      this.#line += part.split("\n").length - 1;
      at = to;
    };
    const replace = (written: string, character: CharacterRepair) => {
      const position = this.#position + repaired.length;
      if (character.meant !== written) this.#repairs.push({ ...character, position, line: this.#line });
      repaired += character.meant;
      at += written.length;
    };
    for (let limit = this.#limit(text, isLast); at < limit; limit = this.#limit(text, isLast)) {
      if (this.#end !== null) {
        const found = text.indexOf(this.#end, at);
        const to = found === -1 ? limit : found + this.#end.length;
        const stray = text.slice(at, to).search(strayCharacter);
        copy(stray === -1 ? to : at + stray);
        if (stray !== -1) replace(text.charAt(at), meaningOf(text.charCodeAt(at)));
        else if (found !== -1) this.#end = null;
        continue;
      }
      next.lastIndex = at;
      const found = next.exec(text);
      if (!found || found.index >= limit) {
        copy(limit);
        break;
      }
      copy(found.index);
      const section = sections.find(([start]) => start === found[0].toUpperCase());
      if (section) {
        copy(at + section[0].length);
        this.#end = section[1];
      } else replace(found[0], repairPart(found[0]));
    }
    this.#position += repaired.length;
    return { repaired, left: text.slice(at) };
  }
}
