import type { CSSProperties } from "react";

/** How many letters the longest word of a title has, for a style sheet that keeps it whole. */
export function longestWord(title: unknown): (CSSProperties & { "--longest": number }) | undefined {
  if (typeof title !== "string") return undefined;
  // A hyphen, written or soft, is where a word may break.
  return { "--longest": Math.max(1, ...title.split(/[\s\u00AD\u2010-]+/u).map((word) => word.length)) };
}
