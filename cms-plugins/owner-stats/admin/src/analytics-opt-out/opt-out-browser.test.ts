import { expect, it } from "vitest";
import { optOutUrl } from "../../../server/src/analytics-opt-out/opt-out-url";
import { optOutOfAnalytics } from "./opt-out-browser";

const now = Date.parse("2026-11-27T10:00:00Z");
const parts = { siteUrl: "https://www.agency.be", secret: "a-secret-of-previews", now: new Date(now) };

/** A staff browser where the site's pictures have these widths, one after the other. */
async function start(widths: (number | null)[], lastRunAt = 0) {
  const asked: string[] = [];
  const pictures: string[] = [];
  const navigations: string[] = [];
  await optOutOfAnalytics(
    async (address) => {
      asked.push(address);
      const back = `https://cms.agency.be${new URLSearchParams(address.split("?")[1]).get("path")}`;
      return { data: { picture: optOutUrl("", parts), page: optOutUrl(back, parts) } };
    },
    {
      path: () => "/admin/content-manager?page=2",
      widthOf: async (picture) => (pictures.push(picture), widths[pictures.length - 1] ?? null),
      lastRunAt: () => lastRunAt,
      navigate: (page) => navigations.push(new URL(page).searchParams.get("back") ?? ""),
    },
    now,
  );
  return { asked, pictures: pictures.length, navigations };
}

it("OWNER-5 a picture of the site sets the cookie without a redirect", async () => {
  expect(await start([2])).toMatchObject({
    asked: [expect.stringMatching(/^\/owner-stats\/staff-browser\?path=/)],
    pictures: 1,
    navigations: [],
  });
  expect(await start([1, 2])).toMatchObject({ pictures: 2, navigations: [] });
});

it("OWNER-5 with admin and site on different domains, the browser is redirected over the site once a month", async () => {
  const back = "https://cms.agency.be/admin/content-manager?page=2";
  expect(await start([1, 1])).toMatchObject({ navigations: [back] });
  expect(await start([1, 1], now - 29 * 86_400_000)).toMatchObject({ navigations: [] });
  expect(await start([1, 1], now - 31 * 86_400_000)).toMatchObject({ navigations: [back] });
});

it("OWNER-5 a site that is down causes no redirect", async () => {
  expect(await start([null])).toMatchObject({ pictures: 1, navigations: [] });
  expect(await start([1, null])).toMatchObject({ pictures: 2, navigations: [] });
});
