/** What advertisers hang on addresses; no page differs by it. */
const tracking = /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|mc_[ce]id|_ga|_gl|igshid|ttclid|li_fat_id)$/;

/** The same for addresses that ask for the same page: parameters in order of name, without tracking ones. */
export function pageKey(address: string): string {
  const mark = address.indexOf("?");
  if (mark === -1) return address;
  const path = address.slice(0, mark);
  const parts = address
    .slice(mark + 1)
    .split("&")
    .filter((part) => part !== "" && !tracking.test(nameOf(part)));
  if (parts.length === 0) return path;
  // Values of one name keep their order: a stable sort by name alone.
  parts.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0));
  return `${path}?${parts.join("&")}`;
}

function nameOf(part: string): string {
  const equals = part.indexOf("=");
  return equals === -1 ? part : part.slice(0, equals);
}
