import { createHmac } from "node:crypto";

interface Visitor {
  /** Group of the address, see `address-group`. */
  group: string;
  /** What the browser calls itself, and the languages it asks for. */
  agent: string;
  languages: string;
}

/** 128 bits. */
const markLength = 22;

/**
 * A visitor of one home on one day, as nobody can turn back: neither address nor browser is kept, and without the salt, which
 * is erased with its day, they cannot be tried out either. The home is inside: marks do not tell who saw which homes.
 */
export const viewMark = (salt: string, listing: number, { group, agent, languages }: Visitor): string =>
  createHmac("sha256", salt)
    .update(JSON.stringify([listing, group, agent, languages]))
    .digest("base64url")
    .slice(0, markLength);
