import { expect, it } from "vitest";
import { freeSlots } from "../../support/appointments-api.js";
import type { AppointmentsApp } from "../../support/appointments-app.js";

const config = "api::site-config.site-config";
const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** Staff change the visiting hours of the agency, for good. */
export function changedHoursTests(app: AppointmentsApp): void {
  const { aSlot, ask, asked, ofLead } = app;

  it("FORM-7 changed opening hours keep existing viewings, and their slots stay taken", async () => {
    const slot = await aSlot(2);
    const lead = await asked("before the change", slot);
    const documents = app.cms.strapi.documents(config);
    const [stored] = await documents.findMany({ locale: "nl" });
    const { until } = await ofLead(lead);
    const hour = (until ?? "").slice(0, 2);
    // Begins while that viewing is still going on.
    const from = `${hour === "13" ? "12" : hour === "16" ? "15" : "18"}:30:00.000`;
    const data: object = {
      visitingHours: weekdays.map((weekday) => ({ weekday, from, until: "20:00:00.000", capacity: 1 })),
    };
    await documents.update({ documentId: stored?.documentId ?? "", locale: "nl", data, status: "published" });
    const free = () => freeSlots(app.cms);
    await expect.poll(async () => (await free()).every(({ key }) => key.endsWith(from.slice(0, 5)))).toBe(true);
    const day = slot.slice(0, 10);
    expect((await free()).some((offered) => offered.day === day)).toBe(false);
    expect((await ask("beside it", `${day}T${from.slice(0, 5)}`)).status).toBe(409);
    expect(await ofLead(lead)).toMatchObject({ slot, state: "requested" });
  });
}
