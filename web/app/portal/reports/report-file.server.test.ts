import { AppError } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { ownerSession, ownerSite, sentBy } from "../live/owner-site.fixture";
import { reportFile } from "../../pages/portal.server";

async function open(site: ReturnType<typeof ownerSite>, file: string, isLoggedIn = true) {
  const request = await sentBy(site, `/nl/mijn-woning/reports/${file}`, { isLoggedIn });
  return reportFile(site.context, request, "nl", file);
}
const ledTo = (answer: Response) => [answer.status, answer.headers.get("location")];

describe("the file of a monthly report", () => {
  it("OWNER-8 is the owner's, with a descriptive name, and never cached on the way", async () => {
    const site = ownerSite();
    const answer = await open(site, "12.pdf");
    expect(await answer.text()).toBe("%PDF");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "private, no-store",
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="maandverslag-2026-10-lange-leemstraat-12-2018-antwerpen.pdf"',
      "x-content-type-options": "nosniff",
    });
    expect(site.cms.ownReport).toHaveBeenCalledWith(ownerSession, 12);
    const request = await sentBy(site, "/fr/mon-bien/reports/9.pdf");
    const inFrench = await reportFile(site.context, request, "fr", "9.pdf");
    expect(inFrench.headers.get("content-disposition")).toContain("rapport-mensuel-2026-09-");
  });

  it("OWNER-3 of another owner, an unknown one and an invalid id all redirect to the portal, without a request to the CMS", async () => {
    for (const file of [
      "13.pdf",
      "0.pdf",
      "-12.pdf",
      "12",
      "12.pdf.exe",
      "1e1.pdf",
      "99999999999.pdf",
      "..%2f12.pdf",
    ]) {
      const site = ownerSite();
      expect(ledTo(await open(site, file)), file).toEqual([303, "/nl/mijn-woning/"]);
      expect(site.cms.ownReport).not.toHaveBeenCalled();
    }
    const moved = ownerSite({ ownReport: async () => Promise.reject(new AppError("PAGE_NOT_FOUND")) });
    expect(ledTo(await open(moved, "12.pdf"))).toEqual([303, "/nl/mijn-woning/"]);
  });

  it("OWNER-1 is denied without a session, or with an ended one", async () => {
    const site = ownerSite();
    expect(ledTo(await open(site, "12.pdf", false))).toEqual([303, "/nl/login/"]);
    expect(site.cms.ownReports).not.toHaveBeenCalled();
    for (const live of [{ sessionState: async () => "ended" as const }, { ownReports: async () => null }]) {
      const answer = await open(ownerSite(live), "12.pdf");
      expect(ledTo(answer)).toEqual([303, "/nl/login/?ended"]);
      expect(answer.headers.get("set-cookie")).toMatch(/Max-Age=0/);
    }
  });

  it("ERR-2 is unavailable where the CMS is, or answers something else", async () => {
    const away = ownerSite({ ownReport: async () => Promise.reject(new AppError("CMS_UNAVAILABLE")) });
    await expect(open(away, "12.pdf")).rejects.toMatchObject({ code: "CMS_UNAVAILABLE" });
    const page = ownerSite({
      ownReport: async () => new Response("<html>", { headers: { "content-type": "text/html" } }),
    });
    await expect(open(page, "12.pdf")).rejects.toMatchObject({ code: "API_ERROR" });
  });
});
