import { appointmentStates } from "@gevel/config";
import { inTransaction, table, type PersonalDataProvider } from "@gevel/core";
import { z } from "zod";
import { tablePersonalData } from "../privacy/table-personal-data.js";
import { appointmentContentType } from "./appointment-schema.js";
import { formatSlot } from "./appointment-mail-content.js";
import { reservationsTable } from "./appointment-tables.js";
import { messagesIn } from "../messages/messages.js";

const appointmentsTable = appointmentContentType.collectionName;

const state = z.enum(appointmentStates);
const until = z.string().catch("");

const rows = tablePersonalData({
  key: "visits",
  table: appointmentsTable,
  id: "id",
  columns: ["note"],
  at: "created_at",
  title: "privacy.label.appointment",
  facts: { slot: "privacy.label.time", state: "privacy.label.state", note: "privacy.label.note" },
  format: {
    slot: (slot, language, row) =>
      formatSlot({ day: slot.slice(0, 10), from: slot.slice(11), until: until.parse(row["until"]) }, language),
    state: (value, language) => messagesIn(language)(`appointment.agency.subject.${state.parse(value)}`),
  },
});

/** A viewing is erased with the lead that requested it, which frees its place. */
export const appointmentsPersonalData: PersonalDataProvider = {
  ...rows,
  tables: [appointmentsTable, reservationsTable],
  erase: (strapi, dataSubject) =>
    inTransaction(strapi, async ({ trx }) => {
      await table(strapi, trx, reservationsTable)
        .whereIn("visit", [...dataSubject.leads])
        .delete();
      return rows.erase(strapi, dataSubject);
    }),
};
