import { AppError } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { ownerSession, ownerSite, sentBy } from "../live/owner-site.fixture";
import { answerReportPreference } from "./answer-report-preference.server";

interface Sent {
  form?: Record<string, string>;
  query?: string;
  isLoggedIn?: boolean;
}

async function send(site: ReturnType<typeof ownerSite>, { form = { wish: "portal" }, query = "", ...more }: Sent = {}) {
  return answerReportPreference(site.context, await sentBy(site, `/nl/mijn-woning/${query}`, { form, ...more }), "nl");
}
const ledTo = (answer: Awaited<ReturnType<typeof send>>) =>
  answer instanceof Response ? [answer.status, answer.headers.get("location")] : answer;

describe("an owner's report preference", () => {
  it("OWNER-8 is saved, and redirects back to its listing", async () => {
    const site = ownerSite();
    expect(ledTo(await send(site))).toEqual([303, "/nl/mijn-woning/?saved=yes"]);
    expect(ledTo(await send(site, { form: { wish: "mail" }, query: "?home=7" }))).toEqual([
      ...[303, "/nl/mijn-woning/?home=7&saved=yes"],
    ]);
    expect(site.cms.saveReportPreference.mock.calls).toEqual([
      [ownerSession, "portal"],
      [ownerSession, "mail"],
    ]);
    expect(ledTo(await send(site, { query: "?home=//evil.example" }))).toEqual([303, "/nl/mijn-woning/?saved=yes"]);
  });

  it("OWNER-8 is requested again when invalid, and the CMS gets nothing", async () => {
    const site = ownerSite();
    const none: Record<string, string>[] = [{ way: "mail" }, { wish: "" }, { wish: "fax" }];
    for (const form of none)
      expect(await send(site, { form })).toMatchObject({ data: { problem: "choose" }, init: { status: 400 } });
    expect(site.cms.saveReportPreference).not.toHaveBeenCalled();
  });

  it("OWNER-1 is rejected without a session, or with an ended one", async () => {
    const site = ownerSite();
    expect(ledTo(await send(site, { isLoggedIn: false }))).toEqual([303, "/nl/login/"]);
    expect(site.cms.saveReportPreference).not.toHaveBeenCalled();
    for (const live of [{ sessionState: async () => "ended" as const }, { saveReportPreference: async () => null }])
      expect(ledTo(await send(ownerSite(live)))).toEqual([303, "/nl/login/?ended"]);
  });

  it("ERR-2 is not reported as saved while the CMS is away, and the log has the cause", async () => {
    const site = ownerSite({ saveReportPreference: async () => Promise.reject(new AppError("CMS_UNAVAILABLE")) });
    expect(await send(site)).toMatchObject({ data: { problem: "failed" }, init: { status: 503 } });
    expect(site.log.error).toHaveBeenCalledOnce();
  });
});
