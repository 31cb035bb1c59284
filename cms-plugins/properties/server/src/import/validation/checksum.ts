import { hash } from "node:crypto";

/** Raise it when normalising changes what is kept: every item is then read anew. */
const normalisation = "2";

const sha256 = (data: Buffer | string) => hash("sha256", data, "base64url");

/** Of what is kept. Two ways of writing the same item have the same one. */
export function checksumOf(item: object): string {
  return sha256(JSON.stringify(item));
}

/** Of the item as sent, to the letter. The same one as last time, read by the same settings, needs no reading at all. */
export function rawChecksumOf(raw: Buffer | string, settings = ""): string {
  return `${normalisation}:${settings}${sha256(raw)}`;
}
