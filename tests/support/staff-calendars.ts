import { expect } from "vitest";
import { z } from "zod";
import { answerCalendar } from "../../web/app/appointments/answer-calendar.server.js";
import { patientCmsClient } from "./patient-cms-client.js";
import { unfolded } from "./appointments-api.js";
import type { AppointmentsApp } from "./appointments-app.js";

const log = { error: () => undefined };

/** The calendars that staff create, as calendar programs read them from the site. */
export function staffCalendars(app: Pick<AppointmentsApp, "cms" | "siteUrl" | "staff">) {
  /** The file name in the calendar address that staff get, which is on the site. */
  const fileOf = (answer: unknown) => {
    const { url } = z.object({ url: z.string() }).parse(answer);
    const folder = `${app.siteUrl}/visit-calendar/`;
    expect(url.startsWith(folder), url).toBe(true);
    return url.slice(folder.length);
  };
  return {
    make: async (agentEmail: string) =>
      fileOf((await app.staff.call("/leads/visit-calendars", "POST", { name: `of ${agentEmail}`, agentEmail })).json),
    renew: async (id: number) => fileOf((await app.staff.call(`/leads/visit-calendars/${id}/renewal`, "POST")).json),
    async read(file: string, cmsUrl = app.cms.url) {
      const answer = await answerCalendar({ cms: patientCmsClient(cmsUrl), log, leftOut: false }, file);
      return { answer, text: unfolded(await answer.text()) };
    },
  };
}
