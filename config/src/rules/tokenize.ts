const ligatures: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae", ø: "o", ł: "l", đ: "d" };

/** Folds case, accents and ligatures, as people type in a hurry: `Œuvre à Liège` → `oeuvre a liege`. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßœæøłđ]/g, (letter) => ligatures[letter] ?? letter);

/** The folded words of a text, split at everything that is no letter or digit. */
export const tokenize = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
