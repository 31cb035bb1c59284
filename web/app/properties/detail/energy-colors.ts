/** Fill and text of each letter of an energy scale; every pair passes 4.5:1. */
const colors: Record<string, readonly [fill: string, text: string]> = {
  a: ["#0b8f43", "#ffffff"],
  b: ["#6fb83f", "#1f2421"],
  c: ["#c6d93a", "#1f2421"],
  d: ["#ffe24a", "#1f2421"],
  e: ["#f9b233", "#1f2421"],
  f: ["#ee7a31", "#1f2421"],
  g: ["#c62a22", "#ffffff"],
};

/** The scale of a region that ends at F paints its worst letter red as well. */
export function energyColor(label: string, letters: readonly string[]): readonly [fill: string, text: string] {
  const letter = label.charAt(0);
  const isWorst = letter === letters.at(-1);
  const key = isWorst || letter > "g" ? "g" : letter;
  return colors[key] ?? ["#e6dfd7", "#1f2421"];
}
