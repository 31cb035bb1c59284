import { printable } from "@gevel/config";

export interface Mailbox {
  name: string;
  address: string;
}

const longestHeader = 200;

/** A header value: one line, no invisible characters, limited length. Line breaks would start another header. */
export function headerText(text: string): string {
  const line = printable(text).replace(/\s+/g, " ").trim();
  return [...line].slice(0, longestHeader).join("").trim();
}

/** In a form every provider parses. The name is quoted, so that nothing in it is read as an address. */
export function mailboxText({ name, address }: Mailbox): string {
  const shown = headerText(name)
    .replace(/["\\<>]/g, "")
    .trim();
  return shown === "" ? address : `"${shown}" <${address}>`;
}

/** `Agency <no-reply@agency.be>`, or the address alone. */
export function readMailbox(text: string): Mailbox {
  const named = /^(.*)<([^<>]+)>\s*$/s.exec(text);
  return {
    name: (named?.[1] ?? "").replace(/"/g, "").trim(),
    address: (named?.[2] ?? text).trim(),
  };
}

export function domainOf(text: string): string {
  return readMailbox(text).address.split("@").at(-1)?.toLowerCase() || "localhost";
}
