/** What may hold any character, a reference as XML knows it, one that the text ends in, or an ampersand of neither kind. */
const pieces =
  /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)|&(?:#\d+|#x[\da-f]+|[\p{L}_:][\p{L}\d_:.-]*);|&[#\p{L}\d_:.-]*$|&/giu;

/**
 * The line of the first ampersand that begins no reference; null where there is none. The parser takes what follows such a
 * one for a name up to the next semicolon, and then calls the document cut off.
 */
export function strayAmpersand(text: string): number | null {
  for (const { 0: piece, index } of text.matchAll(pieces))
    if (piece === "&") return text.slice(0, index).split("\n").length;
  return null;
}
