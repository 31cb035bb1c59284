import { hash } from "node:crypto";

interface Visitor {
  /** Group of the address, see `address-group`. */
  group: string;
  /** What the browser calls itself, and the languages it asks for. */
  agent: string;
  languages: string;
}

/** 128 bits. */
const hashLength = 22;

/**
 * A visitor of one home on one day, as nobody can turn back: neither address nor browser is kept, and without the salt, which
 * is erased with its day, they cannot be tried out either. The home is inside: marks do not tell who saw which homes.
 */
export const visitorHash = (salt: string, listing: number, { group, agent, languages }: Visitor): string =>
  // In one go: an HMAC leaves an object behind for each view. With a salt of 256 random bits before it, cut short, it hides as much.
  hash("sha256", JSON.stringify([salt, listing, group, agent, languages]), "base64url").slice(0, hashLength);
