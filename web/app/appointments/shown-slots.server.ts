import { slotKey, appointmentSlots, type FormDefinition, type Language, type SlotOption } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";

export const needsSlot = ({ fields }: FormDefinition): boolean =>
  fields.some(({ options }) => options === "visit-slots");

/** The current slots of a listing's agent; null if the CMS does not answer: a viewing is then requested without one. */
export async function slotOptions(
  { cms, log }: Pick<AppLoadContext, "cms" | "log">,
  listing: number | null,
): Promise<SlotOption[] | null> {
  try {
    return await cms.appointmentSlots(listing);
  } catch (error) {
    log.warn({ err: error, listing }, "appointments: free slots could not be loaded from the CMS");
    return null;
  }
}

/** The slots in the agency's visiting hours; only the CMS knows which are free. A cached page may contain these. */
export function offeredSlots({ replica }: Pick<AppLoadContext, "replica">, language: Language): SlotOption[] {
  const hours = replica.tree(language)?.config.visitingHours ?? [];
  return appointmentSlots({ hours, now: new Date(), taken: new Map() }).map((slot) => ({
    ...{ key: slotKey(slot), day: slot.day, from: slot.from, until: slot.until },
    isFree: false,
  }));
}
