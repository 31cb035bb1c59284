import { createHash } from "node:crypto";

/** The last part of the name of a mail's file: repeating a mail writes the same file. */
export const fileSuffix = (messageId: string): string =>
  createHash("sha256").update(messageId).digest("hex").slice(0, 16);
