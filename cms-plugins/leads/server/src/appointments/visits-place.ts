import { visitStates } from "@gevel/config";
import { inTransaction, table } from "@gevel/kit";
import { z } from "zod";
import type { PersonPlace } from "../person/person-place.js";
import { placeOf } from "../person/place-of-rows.js";
import { recordWords } from "../person/place-words.js";
import { appointmentContentType } from "./appointment-schema.js";
import { sayMoment } from "./say-visit.js";
import { placesTable } from "./visit-tables.js";
import { visitWords } from "./words/visit-words.js";

const visitsTable = appointmentContentType.collectionName;

const state = z.enum(visitStates);
const until = z.string().catch("");

const rows = placeOf({
  key: "visits",
  table: visitsTable,
  id: "id",
  columns: ["note"],
  at: "created_at",
  title: recordWords.visit,
  facts: { slot: recordWords.moment, state: recordWords.state, note: recordWords.note },
  say: {
    slot: (slot, language, row) =>
      sayMoment({ day: slot.slice(0, 10), from: slot.slice(11), until: until.parse(row["until"]) }, language),
    state: (value, language) => visitWords[language].agencySubject[state.parse(value)],
  },
});

/** A visit goes with the lead that asked for it, and its place is free. */
export const visitsPlace: PersonPlace = {
  ...rows,
  tables: [visitsTable, placesTable],
  erase: (strapi, whose) =>
    inTransaction(strapi, async ({ trx }) => {
      await table(strapi, trx, placesTable)
        .whereIn("visit", [...whose.leads])
        .delete();
      return rows.erase(strapi, whose);
    }),
};
