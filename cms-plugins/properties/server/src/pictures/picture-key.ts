import { createHash } from "node:crypto";

/** An address may be longer than an index takes. */
export const pictureKey = (address: string): string => createHash("sha256").update(address).digest("base64url");
