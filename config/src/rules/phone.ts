/**
 * Section 5: ten digits are grouped 4-2-2-2 (`0470 12 34 56`), nine 3-2-2-2 (`032 12 34 56`); anything else, an
 * international number among them, is left as it is.
 */
export function formatPhone(phone: string): string {
  if (!/^[\d\s./()-]+$/.test(phone)) return phone;
  const digits = phone.replace(/\D/g, "");
  if (digits.length !== 9 && digits.length !== 10) return phone;
  const head = digits.length - 6;
  return [
    digits.slice(0, head),
    digits.slice(head, head + 2),
    digits.slice(head + 2, head + 4),
    digits.slice(head + 4),
  ].join(" ");
}

/** The address that calls a number: `tel:+32470123456`. */
export function phoneHref(phone: string): string {
  // The zero in `+32 (0)3 …` is for callers inside the country only.
  const dialled = phone.trim().startsWith("+") ? phone.replace("(0)", "") : phone;
  return `tel:${dialled.trim().startsWith("+") ? "+" : ""}${dialled.replace(/\D/g, "")}`;
}
