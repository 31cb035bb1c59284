import { createHash } from "node:crypto";

/** Hashed, since an address may be longer than an index allows. */
export const pictureKey = (address: string): string => createHash("sha256").update(address).digest("base64url");
