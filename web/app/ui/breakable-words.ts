/** A word of up to this many letters fits the narrowest column whole, at the smallest size of a title. */
const fitsWhole = 24;
/** Minimum length of each part of a broken word. */
const shortest = 5;

const vowels = "aeiouyàáâäèéêëìíîïòóôöùúûü";
/** Consonants that begin a syllable together in the languages of the site. */
const onsets = ["schr", "sch", "spr", "str", "chr", "ch", "ph", "th", "qu", "gn", "kn", "dw", "kw", "tw", "zw"].concat(
  [..."bcdfgkptvw"].map((first) => `${first}r`),
  [..."bcfgkpsv"].map((first) => `${first}l`),
);

/** After these suffixes an s joins two words and belongs to the first. */
const joinedByS = /(?:ing|ung|heid|keit|schap|schaft|teit|t\u00e4t|ion|dom)$/iu;

const isVowel = (char = "") => char !== "" && vowels.includes(char.toLowerCase());

/** Start indexes of a word's syllables except the first: before the consonants that belong to its vowel. */
function syllables(word: string): number[] {
  const starts: number[] = [];
  let afterVowel: number | null = null;
  for (let at = 0; at < word.length; at++) {
    if (!isVowel(word[at])) continue;
    if (afterVowel !== null && afterVowel < at) {
      const consonants = word.slice(afterVowel, at).toLowerCase();
      const start = at - (onsets.find((onset) => consonants.endsWith(onset))?.length ?? 1);
      const joins = word[start] === "s" && joinedByS.test(word.slice(0, start));
      starts.push(joins ? start + 1 : start);
    }
    afterVowel = at + 1;
  }
  return starts;
}

function breakable(word: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const start of syllables(word)) {
    if (start - from < shortest || word.length - start < shortest) continue;
    parts.push(word.slice(from, start));
    from = start;
  }
  return [...parts, word.slice(from)].join("\u00AD");
}

/**
 * CMS-2: a title whose longest compounds may break between syllables, with a hyphen, if no line fits them whole. Not
 * every browser has the rules of every language, and without any it would cut the word off.
 */
export const breakableWords = <Title>(title: Title): Title | string =>
  typeof title === "string"
    ? title.replace(/\p{L}+/gu, (word) => (word.length > fitsWhole ? breakable(word) : word))
    : title;
