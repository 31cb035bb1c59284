const letters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
  ĸ: "k",
};

/** Longest slug; longer ones end at a dash before it. */
const slugLimit = 80;

/**
 * A text as a part of an address: lower-case ASCII letters and digits separated by single dashes; empty if the text has
 * neither. `²` becomes 2, and ligatures become their letters.
 */
export function slugify(text: string): string {
  const slug = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (letter) => letters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  if (slug.length <= slugLimit) return slug;
  const cut = slug.slice(0, slugLimit + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf("-"), 0) || slugLimit);
}
