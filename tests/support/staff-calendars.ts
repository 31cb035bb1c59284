import { expect } from "vitest";
import { z } from "zod";
import { answerCalendar } from "../../web/app/visits/answer-calendar.server.js";
import { siteCms } from "./site-cms.js";
import { unfolded } from "./visits-api.js";
import type { VisitsHouse } from "./visits-house.js";

const log = { error: () => undefined };

/** The calendars that staff make, as calendar programs read them at the site. */
export function staffCalendars(house: Pick<VisitsHouse, "cms" | "siteUrl" | "staff">) {
  /** Of the address that staff are given, which is the site's, what follows its folder. */
  const fileOf = (answer: unknown) => {
    const { url } = z.object({ url: z.string() }).parse(answer);
    const folder = `${house.siteUrl}/visit-calendar/`;
    expect(url.startsWith(folder), url).toBe(true);
    return url.slice(folder.length);
  };
  return {
    make: async (agentEmail: string) =>
      fileOf((await house.staff.call("/leads/visit-calendars", "POST", { name: `of ${agentEmail}`, agentEmail })).json),
    renew: async (id: number) => fileOf((await house.staff.call(`/leads/visit-calendars/${id}/renewal`, "POST")).json),
    async read(file: string, cmsUrl = house.cms.url) {
      const answer = await answerCalendar({ cms: siteCms(cmsUrl), log, leftOut: false }, file);
      return { answer, text: unfolded(await answer.text()) };
    },
  };
}
