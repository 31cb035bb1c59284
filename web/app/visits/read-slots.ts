import type { ShownSlot } from "@gevel/config";

const isSlot = (one: unknown): one is ShownSlot =>
  typeof one === "object" &&
  one !== null &&
  ["key", "day", "from", "until"].every((name) => typeof Reflect.get(one, name) === "string") &&
  typeof Reflect.get(one, "isFree") === "boolean";

/** What /visit-slots.json answered; null for anything else, and where nobody knows. */
export function readSlots(body: unknown): ShownSlot[] | null {
  const slots: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "slots") : null;
  return Array.isArray(slots) && slots.every(isSlot) ? slots : null;
}
