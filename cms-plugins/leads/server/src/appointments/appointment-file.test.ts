import { languages, appointmentStates } from "@gevel/config";
import { expect, it } from "vitest";
import type { StoredAppointment } from "./stored-appointment.js";
import { toCalendarEvent } from "./appointment-file.js";

const start = new Date("2026-11-24T09:00:00Z");
const appointment: StoredAppointment = {
  ...{ id: 1, documentId: "v", lead: "l", listingId: 7, agentEmail: null, language: "nl", state: "confirmed" },
  ...{ uid: "u", sequence: 1, changedAt: start, note: "", createdAt: start, tokenHash: "" },
  time: {
    ...{ key: "2026-11-24T10:00", day: "2026-11-24", from: "10:00", until: "13:00" },
    ...{ start, end: new Date("2026-11-24T12:00:00Z") },
  },
};
const about = { home: null, reference: "Loft", reader: "staff", url: "" } as const;

it.each(languages)("FORM-7 the file of a cancelled viewing has the status cancelled in %s", (language) => {
  const visitor = { name: "An", phone: "", email: "" };
  const title = (state: StoredAppointment["state"], who = {}) =>
    toCalendarEvent({ ...appointment, state }, { ...about, language, ...who })?.title ?? "";
  for (const who of [{}, { visitor }]) {
    const titles = appointmentStates.filter((state) => state !== "cancelled").map((state) => title(state, who));
    expect(new Set(titles).size).toBe(1);
    expect(title("cancelled", who)).toMatch(/^(Geannuleerd|Annulée|Cancelled|Abgesagt) – /);
    expect(title("cancelled", who)).toContain(titles[0]);
  }
});
