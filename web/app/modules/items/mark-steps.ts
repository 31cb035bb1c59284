/** A numbered list whose every entry begins with its name in bold. */
const namedSteps = /<ol>((?:\s*<li>\s*(?:<p>)?<strong>(?:(?!<\/?(?:li|ol)>)[\s\S])*<\/li>)+\s*)<\/ol>/g;
const name = /(<li>\s*(?:<p>)?<strong>)((?:(?!<\/strong>)[\s\S])*?)[.:]?(?=<\/strong>)/g;

/** Marks the lists of steps in sanitised HTML as `data-steps`: their names become headings, without a full stop. */
export const markSteps = (html: string): string =>
  html.replace(namedSteps, (_, steps: string) => `<ol data-steps>${steps.replace(name, "$1$2")}</ol>`);
