import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { answersTable } from "./inbox-tables.js";

/** A stored answer by staff. */
export const storedAnswer = z.object({
  key: z.string(),
  lead: z.string(),
  by: z.string(),
  subject: z.string(),
  text: z.string(),
});
export type StoredAnswer = z.infer<typeof storedAnswer>;

export async function readAnswer(strapi: Core.Strapi, key: string): Promise<StoredAnswer | null> {
  const found: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, answersTable).where({ key }).first(),
  );
  return storedAnswer.nullable().parse(found ?? null);
}
