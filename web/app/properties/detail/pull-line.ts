/** A description with its first sentence set apart. */
interface PulledText {
  /** Plain text; empty if the text has no sentence to set apart. */
  line: string;
  /** The HTML without that sentence. */
  rest: string;
}

/** Shorter ones say nothing, longer ones are a paragraph in large letters. */
const shortest = 24;
const longest = 130;

/** Plain words up to a full stop, within the first block: a sentence with markup inside stays where it is. */
const opening = /^(\s*(?:<(?:p|div)>)*\s*)([^<>]+?[.!?])(?=\s+[\p{Lu}\d]|\s*<\/p>\s*<p>)\s*/u;
/** After these a full stop ends no sentence: "ca. 120 m²", "Dr. Van Hove", "St. Job". */
const abbreviated = /(?:^|[\s(])(?:\p{L}{1,3}|\p{L}\.\p{L}|min|max|incl|excl|resp|bijv|evtl|ggf|appt|Prof)\.$/u;
const entities = /&(?:[a-z]+|#\d+);/gi;

/**
 * The first sentence of a description, to be set as its opening line. It is the listing's own text and stands once: the
 * rest goes on after it. None where the text is that sentence alone, or where it repeats the title.
 */
export function pullLine(html: string, title: string): PulledText {
  const whole = { line: "", rest: html };
  const [start = "", blocks = "", sentence = ""] = opening.exec(html) ?? [];
  const line = sentence.replace(/&nbsp;/g, "\u00a0").replace(/[^\S\u00a0\u202f]+/g, " ");
  if (line.length < shortest || line.length > longest || abbreviated.test(line) || line.match(entities)) return whole;
  if (bare(line) === bare(title)) return whole;
  const rest = (blocks + html.slice(start.length)).replace(/^(\s*)<p>\s*<\/p>\s*/, "$1");
  return { line, rest };
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, "");
