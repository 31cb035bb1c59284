import { tokenize } from "@gevel/config";

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "number") yield String(value);
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item);
  else if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner);
}

/** All that values say in words, as people type it in a hurry; of an object what its fields say. */
export const searchText = (values: readonly unknown[]): string =>
  values
    .flatMap((value) => [...textsIn(value)])
    .flatMap(tokenize)
    .join(" ");

/** Whether each word of a search stands somewhere in a folded text, as a part of a word too. */
export function matchesSearch(search: string): (text: string) => boolean {
  const words = tokenize(search);
  return (text) => words.every((word) => text.includes(word));
}
