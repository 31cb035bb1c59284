import { hash } from "node:crypto";

/** Increase it when normalisation changes the stored values: every item is then read again. */
const normalisation = "2";

const sha256 = (data: Buffer | string) => hash("sha256", data, "base64url");

/** Checksum of the stored values: two ways of writing the same item have the same one. */
export function checksumOf(item: object): string {
  return sha256(JSON.stringify(item));
}

/** Checksum of the item as sent, byte for byte. If it is the same as last time with the same settings, the item is not read. */
export function rawChecksumOf(raw: Buffer | string, settings = ""): string {
  return `${normalisation}:${settings}${sha256(raw)}`;
}
