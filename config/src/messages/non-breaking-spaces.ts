const noBreakSpace = "\u00a0";

const months =
  "januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|" +
  "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|" +
  "january|february|march|may|june|july|august|october|" +
  "januar|februar|märz|dezember";

const date = new RegExp(
  `(?<=\\d(?:er|\\.)?) (?=(?:${months})(?![\\p{L}]))|(?<=\\d(?:er|\\.)? (?:${months})) (?=\\d{4})`,
  "giu",
);

/** What no line breaks within: a day, a number and its unit, a telephone number, the number of a licence. For what is shown only. */
export const withNonBreakingSpaces = (text: string): string =>
  text
    .replace(/(?<=\d) (?=m²|%|€)|(?<=€) (?=\d)|(?<=\b(?:BIV|IPI)) (?=\d)/g, noBreakSpace)
    .replace(/\b0\d{1,3}(?: \d{2,3}){2,3}\b/g, (number) => number.replaceAll(" ", noBreakSpace))
    .replace(date, noBreakSpace);
