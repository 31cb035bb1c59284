import type { CSSProperties } from "react";

/** The length of a title's longest word, for a stylesheet that avoids breaking it. */
export function longestWord(title: unknown): (CSSProperties & { "--longest": number }) | undefined {
  if (typeof title !== "string") return undefined;
  // A word may break at a hyphen, written or soft.
  return { "--longest": Math.max(1, ...title.split(/[\s\u00AD\u2010-]+/u).map((word) => word.length)) };
}
