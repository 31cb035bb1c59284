import { createHmac } from "node:crypto";
import type { FormDefinition, FormKey, Lead } from "@gevel/config";
import type { SharedLimits } from "./shared-limits";

const hour = 3600;

/**
 * Multiple of the forms an address may send before its visitors are asked once more. The address may be a whole
 * office's or a provider's town, so only what no office sends is rejected.
 */
const rejectFactor = 15;

/** Forms of one kind with the same mail address an hour: each has a mail sent there. */
const fromSender = { field: "email", times: 10, hours: 1 };

export type LimitResult = { kind: "fine" } | { kind: "again" } | { kind: "rejected"; seconds: number };

interface Sent {
  form: FormKey;
  definition: FormDefinition;
  data: Lead["data"];
  /** The visitor's address, a whole network of IPv6 as one. */
  visitor: string;
  /** Whether the characters were already asked for a second time. */
  isSecondRound: boolean;
}

interface Parts {
  limits: Pick<SharedLimits, "count">;
  secret: string;
  /** From one address, before its visitors type characters once more. */
  formsPerHour: number;
}

/** Low limits by the form's content, high ones by its address. */
export async function checkLimits(sent: Sent, { limits, secret, formsPerHour }: Parts): Promise<LimitResult> {
  const { form, definition, data, visitor, isSecondRound } = sent;
  const digest = (...parts: string[]) => createHmac("sha256", secret).update(JSON.stringify(parts)).digest("base64url");
  const ofFields = (definition.atMost ?? [fromSender]).flatMap(({ field, times, hours }) => {
    const value = data[field];
    if (typeof value !== "string" || value === "") return [];
    return [{ key: digest("sent", form, field, value.toLowerCase()), seconds: hours * hour, most: times }];
  });
  const ofAddress = { key: digest("from", visitor), seconds: hour, most: formsPerHour * rejectFactor };
  const rules = [ofAddress, ...ofFields];
  const counted = await limits.count(rules.map(({ key, seconds }) => ({ key, seconds })));
  const waits = rules.flatMap(({ most }, index) => {
    const { times = 0, left = 0 } = counted[index] ?? {};
    return times > most ? [left] : [];
  });
  if (waits.length > 0) return { kind: "rejected", seconds: Math.max(1, Math.ceil(Math.max(...waits) / 1000)) };
  const isMany = (counted[0]?.times ?? 0) > formsPerHour;
  return { kind: isMany && !isSecondRound ? "again" : "fine" };
}
