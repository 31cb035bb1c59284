import { tokenize } from "@gevel/config";

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** The national number, however its country was written: `+32 (0)470` and `0032470` are `0470`. */
const national = (phone: string): string =>
  digitsOf(phone.replace("(0)", "")).replace(/^(?:00)?32(?=[1-9]\d{7,8}$)/, "0");

const isNumber = (text: string): boolean => /^[\d\s+./()-]+$/.test(text) && digitsOf(text).length >= 3;

/** Separators within names, often left out when typed quickly: `D’Hondt`, `Anne-Marie`. */
const joint = /['’‘.-]/g;

/** The searchable text, folded: the words of the name and the address, and the phone as one number. */
export function leadSearchText({ name, email, phone }: { name: string; email: string; phone: string }): string {
  return [...tokenize(name), ...tokenize(name.replace(joint, "")), ...tokenize(email), national(phone)]
    .filter(Boolean)
    .join(" ");
}

/** The terms such a text must all contain. A search that looks like a phone number is one term, whatever its spaces. */
export function searchTerms(search: string): string[] {
  return isNumber(search) ? [national(search)] : tokenize(search);
}
