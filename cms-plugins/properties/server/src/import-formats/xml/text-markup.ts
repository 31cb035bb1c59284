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

/** Each `<br/>` is a line of its own; blocks share the empty line between them. */
export function linesAt(name: string, side: "open" | "close", pending: number): number {
  const lines = lineEnds[name]?.[side] ?? 0;
  return name === "br" ? pending + lines : Math.max(pending, lines);
}
