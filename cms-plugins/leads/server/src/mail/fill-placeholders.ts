/** Replaces `{name}` placeholders. Unknown names stay as written. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Letters and the separators of names: prevents sending strangers an advertisement in the name of a visitor. */
const name = /^[\p{L}\p{M}][\p{L}\p{M}'’ .-]{0,39}$/u;

/** A first name for a greeting; empty if it is no name. `www.x.be` and `Dr.No` have a dot inside a word. */
export function greetingName(text: string): string {
  const given = text.trim();
  return name.test(given) && !/\.\p{L}/u.test(given) ? given : "";
}
