import type { AppointmentSlot } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { reservationsTable } from "./appointment-tables.js";

export interface Reservation {
  /** Among all viewings of the slot. */
  place: number;
  agent: string;
  /** Among those of its agent; null in a row of before agents had their own. */
  agentPlace: number | null;
}

function smallestFree(taken: readonly (number | null)[]): number {
  const known = new Set(taken);
  let place = 1;
  while (known.has(place)) place += 1;
  return place;
}

/**
 * The place numbers of an agent's next viewing in a slot; null if it is full, also if `capacity` was reduced after
 * places were taken. Concurrent requests compute the same numbers, so one gets the place and the others try again:
 * never more than the capacity.
 */
export function nextReservation(
  { capacity, totalCapacity }: Pick<AppointmentSlot, "capacity" | "totalCapacity">,
  taken: readonly Reservation[],
  agent: string,
): Pick<Reservation, "place" | "agentPlace"> | null {
  const own = taken.filter((row) => row.agent === agent);
  if (own.length >= capacity || (totalCapacity !== null && taken.length >= totalCapacity)) return null;
  return {
    place: smallestFree(taken.map(({ place }) => place)),
    agentPlace: smallestFree(own.map(({ agentPlace }) => agentPlace)),
  };
}

const reservationRows = z.array(
  z
    .object({ place: z.number().int(), agent: z.string(), agent_place: z.number().int().nullable() })
    .transform(({ agent_place, ...row }) => ({ ...row, agentPlace: agent_place })),
);

interface SlotRequest {
  /** By its name. */
  slot: string;
  limits: Pick<AppointmentSlot, "capacity" | "totalCapacity">;
  /** By `agentKey`. */
  agent: string;
  visit: string;
}

/** Attempts for concurrent requests for one slot; more than this at once is no human traffic. */
const tries = 500;

/**
 * Takes a place of a slot for a viewing, in the transaction that writes the viewing. False where none is left. An insert that meets the
 * place of another who has not ended yet waits for it, and looks again: of any number at once each place goes to one.
 */
export const reserveSlot = (strapi: Core.Strapi, { slot, limits, agent, visit }: SlotRequest): Promise<boolean> =>
  inTransaction(strapi, async ({ trx }) => {
    const rows = () => table(strapi, trx, reservationsTable);
    for (let tried = 0; tried < tries; tried += 1) {
      const taken = reservationRows.parse(await rows().where({ slot }).select("place", "agent", "agent_place"));
      const next = nextReservation(limits, taken, agent);
      if (!next) return false;
      const written: unknown = await rows()
        .insert({ slot, visit, agent, place: next.place, agent_place: next.agentPlace })
        .onConflict()
        .ignore()
        .returning("place");
      if (z.array(z.unknown()).parse(written).length > 0) return true;
    }
    return false;
  });

/** Frees a viewing's place in a slot. A move takes the new place first, so two that swap slots never wait for each other. */
export const releaseSlot = (strapi: Core.Strapi, slot: string, visit: string): Promise<void> =>
  inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, reservationsTable).where({ slot, visit }).delete();
  });
