import {
  frequencies,
  savedSearchSchema,
  languageSchema,
  subscriptionEnders,
  subscriptionKinds,
  type SavedSearch,
  type SubscriptionState,
} from "@gevel/config";
import { table, type Connection } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { subscriptionTable } from "./subscription-table.js";

/** PostgreSQL returns a bigint as text. */
const whole = z.union([z.number(), z.string()]).transform(Number);

export const subscriptionRow = z.object({
  id: z.number().int(),
  key: z.string(),
  lead: z.string(),
  kind: z.enum(subscriptionKinds),
  email: z.string(),
  language: languageSchema,
  wish: z
    .string()
    .nullable()
    .transform((text) => (text === null ? null : savedSearchSchema.parse(JSON.parse(text)))),
  frequency: z.enum(frequencies).nullable(),
  asked_at: whole,
  confirmed_at: whole.nullable(),
  text_version: z.string().nullable(),
  paused_at: whole.nullable(),
  renewed_at: whole.nullable(),
  asked_again_at: whole.nullable(),
  ended_at: whole.nullable(),
  ended_by: z.enum(subscriptionEnders).nullable(),
  since: whole.nullable(),
});
export const subscriptionRows = z.array(subscriptionRow);
export type SubscriptionRow = z.infer<typeof subscriptionRow>;

/** The fields used in mails. */
export type SubscriptionDetails = Omit<SubscriptionRow, "id" | "email" | "wish"> & { wish: SavedSearch | null };

type Timestamps = Pick<SubscriptionRow, "confirmed_at" | "paused_at" | "ended_at">;

export function stateOf({ confirmed_at, paused_at, ended_at }: Timestamps): SubscriptionState {
  if (ended_at !== null) return "ended";
  if (confirmed_at === null) return "asked";
  return paused_at === null ? "running" : "paused";
}

/** Whether the renewal question is unanswered. */
export const isAskedAgain = (row: Timestamps & Pick<SubscriptionRow, "asked_again_at">): boolean =>
  row.asked_again_at !== null && row.ended_at === null;

type SubscriptionFilter = { lead: string } | { key: string } | { email: string };

export async function readSubscriptions(
  strapi: Core.Strapi,
  trx: Connection,
  filter: SubscriptionFilter,
): Promise<SubscriptionRow[]> {
  const rows: unknown = await table(strapi, trx, subscriptionTable).where(filter).orderBy("id");
  return subscriptionRows.parse(rows);
}
