import { createHash } from "node:crypto";

/** What the name of a mail's file ends with: the same mail again is the same file. */
export const fileSuffix = (messageId: string): string =>
  createHash("sha256").update(messageId).digest("hex").slice(0, 16);
