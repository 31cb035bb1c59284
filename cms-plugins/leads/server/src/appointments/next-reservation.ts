import type { AppointmentSlot } from "@gevel/config";

export interface Reservation {
  /** Among all visits of the slot. */
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
 * The numbers of the next visit of an agent in a slot; null where it is full, also where `capacity` is less than it was when places
 * were taken. Several who ask at once are given the same numbers, so that one of them gets the place and the others look again:
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
