import type { SlotOption } from "@gevel/config";

const isSlot = (one: unknown): one is SlotOption =>
  typeof one === "object" &&
  one !== null &&
  ["key", "day", "from", "until"].every((name) => typeof Reflect.get(one, name) === "string") &&
  typeof Reflect.get(one, "isFree") === "boolean";

/** The response of /visit-slots.json; null for anything else, or if the slots are unknown. */
export function readSlots(body: unknown): SlotOption[] | null {
  const slots: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "slots") : null;
  return Array.isArray(slots) && slots.every(isSlot) ? slots : null;
}
