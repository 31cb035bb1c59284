/** Puts in what `{name}` stands for. A name that is none stays as it was written. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Letters, and what stands between them in names: nobody sends strangers an advertisement in the name of a visitor. */
const name = /^[\p{L}\p{M}][\p{L}\p{M}'’ .-]{0,39}$/u;

/** A first name as a greeting can say it; empty where it is no name. `www.x.be` and `Dr.No` have a dot inside a word. */
export function greetingName(text: string): string {
  const given = text.trim();
  return name.test(given) && !/\.\p{L}/u.test(given) ? given : "";
}
