/** Characters of an address: next to one of them the match is part of another address. */
const inside = '[^\\s@"<>()\\[\\]\\\\,;:]';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The address as a separate word; a sentence's full stop may follow it. */
const pattern = (address: string) =>
  new RegExp(`(?<!${inside})${escaped(address)}(?!\\.?[\\p{L}\\p{N}_%+'@-])(?!\\.+[\\p{L}\\p{N}])`, "giu");

/** Replaces a removed address. */
const redacted = "…";

export const mentions = (text: string, address: string): boolean => pattern(address).test(text);

/** A text without one address, however it was typed; `joan@x.be` is not `an@x.be`. */
export const withoutAddress = (text: string, address: string): string => text.replace(pattern(address), redacted);

type Answers = Readonly<Record<string, string | string[]>>;

export const answersWithout = (data: Answers, address: string): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === "string" ? withoutAddress(value, address) : value.map((each) => withoutAddress(each, address)),
    ]),
  );
