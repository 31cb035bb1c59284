const ligatures: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae", ø: "o", ł: "l", đ: "d" };

/** As people type it in a hurry: `Œuvre à Liège` → `oeuvre a liege`. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßœæøłđ]/g, (letter) => ligatures[letter] ?? letter);

/** The words of a text, folded: whatever is no letter or digit divides. */
export const tokenize = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
