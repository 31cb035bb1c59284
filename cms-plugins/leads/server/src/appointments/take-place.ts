import { inTransaction, table } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { freePlaces } from "./free-places.js";
import { placesTable } from "./visit-tables.js";

const places = z.array(z.object({ place: z.number().int() }));

/**
 * Takes a place of a slot for a visit, in the transaction that writes the visit. False where none is left. An insert that meets the
 * place of another who has not ended yet waits for it: of any number at once each place goes to one.
 */
export const takePlace = (strapi: Core.Strapi, slot: string, capacity: number, visit: string): Promise<boolean> =>
  inTransaction(strapi, async ({ trx }) => {
    const rows = () => table(strapi, trx, placesTable);
    const taken = places.parse(await rows().where({ slot }).select("place"));
    const free = freePlaces(
      capacity,
      taken.map(({ place }) => place),
    );
    for (const place of free) {
      const written: unknown = await rows()
        .insert({ slot, place, visit })
        .onConflict(["slot", "place"])
        .ignore()
        .returning("place");
      if (places.parse(written).length > 0) return true;
    }
    return false;
  });

/** Gives back what a visit had of a slot. Who moves takes the new place first: so two who change over never wait for each other. */
export const leavePlace = (strapi: Core.Strapi, slot: string, visit: string): Promise<void> =>
  inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, placesTable).where({ slot, visit }).delete();
  });
