import type { AppLoadContext } from "@remix-run/node";
import { vi } from "vitest";
import type { Cms } from "~/cms/cms.server";
import { ownerCookie } from "../owner-session.server";
import { portalFixture, portalTime } from "./portal-fixture";

/** The session of the owner in tests. */
export const ownerSession = { token: "access", refreshToken: "refresh", username: "an@example.org" };

type Live = Pick<
  Cms,
  "sessionState" | "refresh" | "portal" | "portalHistory" | "ownReports" | "ownReport" | "saveReportPreference"
>;

/** A site whose CMS answers an owner's requests with fixtures, unless overridden. */
export function ownerSite(live: Partial<Live> = {}) {
  const cms = {
    sessionState: vi.fn<Live["sessionState"]>(live.sessionState ?? (async () => "lasts")),
    refresh: vi.fn<Live["refresh"]>(live.refresh ?? (async () => null)),
    portal: vi.fn<Live["portal"]>(live.portal ?? (async () => portalFixture([{ id: 7 }]))),
    portalHistory: vi.fn<Live["portalHistory"]>(
      live.portalHistory ??
        (async () => ({ timeline: [{ kind: "state", at: portalTime, state: "on-offer" }], more: false })),
    ),
    ownReports: vi.fn<Live["ownReports"]>(live.ownReports ?? (async () => ownReports)),
    ownReport: vi.fn<Live["ownReport"]>(
      live.ownReport ?? (async () => new Response("%PDF", { headers: { "content-type": "application/pdf" } })),
    ),
    saveReportPreference: vi.fn<Live["saveReportPreference"]>(
      live.saveReportPreference ?? (async (_session, wish) => wish),
    ),
  };
  const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  const parts = { siteUrl: "https://www.agency.be", cookieSecret: "a-secret-for-tests", cms, log };
  return { cms, log, context: parts as unknown as AppLoadContext };
}

/** A request from the browser of a logged-in owner, or of somebody else. */
export async function sentBy(
  { context }: ReturnType<typeof ownerSite>,
  path: string,
  { isLoggedIn = true, form }: { isLoggedIn?: boolean; form?: Record<string, string> } = {},
): Promise<Request> {
  const [cookie = ""] = isLoggedIn ? (await ownerCookie(context, ownerSession)).split("; ") : [];
  const sent = form && { method: "POST", body: new URLSearchParams(form) };
  return new Request(`https://www.agency.be${path}`, { ...sent, headers: { cookie } });
}

export const ownReports: NonNullable<Awaited<ReturnType<Live["ownReports"]>>> = {
  wish: "mail",
  reports: [
    {
      id: 12,
      home: 7,
      title: "Huis",
      place: "Lange Leemstraat 12, 2018 Antwerpen",
      month: "2026-10",
      language: "nl",
      madeOn: "2026-11-02",
    },
    {
      id: 9,
      home: 7,
      title: "Huis",
      place: "Lange Leemstraat 12, 2018 Antwerpen",
      month: "2026-09",
      language: "fr",
      madeOn: "2026-10-02",
    },
  ],
};
