import {
  flagKeys,
  listingStates,
  interests,
  languages,
  stepKeys,
  type Language,
  type PortalListing,
} from "@gevel/config";
import { describe, expect, it } from "vitest";
import { allMessages } from "~/i18n/all-messages.server";
import { createPaths } from "~/i18n/paths";
import { renderStatic } from "~/islands/render-static.server";
import { portalFixture, portalTime } from "../live/portal-fixture";
import { ListingScreen } from "./listing-screen";
import { ViewsChart } from "./views/views-chart-island";

await ViewsChart.preload();

/** As a browser without script receives it. */
function rendered(home: Partial<PortalListing>, language: Language = "nl"): string {
  const [shown] = portalFixture([home]).homes;
  if (!shown) throw new Error("no home");
  const view = { at: portalTime, before: null };
  return renderStatic(
    <ListingScreen home={shown} view={view} portal="/nl/mijn-woning/" />,
    createPaths({ language, rows: [] }),
  );
}
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const at = "2026-11-20T13:30:00.000Z";
const everything: Partial<PortalListing> = {
  timeline: [
    { kind: "visit", at: "2026-11-25T13:30:00.000Z", state: "planned", visitor: "K.D.", feedback: "" },
    { kind: "visit", at, state: "done", visitor: "A.M.", feedback: "Veel <licht>" },
    { kind: "visit", at, state: "planned", visitor: "", feedback: "" },
    { kind: "visit", at, state: "cancelled", visitor: "J.P.", feedback: "nooit tonen" },
    ...(["mail", "phone", "letter", "meeting", "message"] as const).map((way) => ({
      ...{ kind: "communication" as const, at, way, subject: "Vraagprijs", text: "" },
    })),
    { kind: "online", at, medium: "Immoweb", url: "https://www.immoweb.be/1", ended: false },
    { kind: "online", at, medium: "Krant", url: "javascript:alert(1)", ended: true },
    { kind: "price", at, before: null, after: 425_000 },
    { kind: "price", at, before: 425_000, after: 415_000 },
    { kind: "price", at, before: 415_000, after: 420_000 },
    { kind: "price", at, before: 420_000, after: null },
    ...interests.map((what) => ({ kind: "interest" as const, at, what, times: 1 })),
    ...interests.map((what) => ({ kind: "interest" as const, at: "2026-11-10T09:00:00.000Z", what, times: 3 })),
    ...listingStates.map((state) => ({ kind: "state" as const, at, state })),
  ],
  more: true,
  steps: stepKeys.map((key, index) => ({
    key,
    state: (["done", "missing", "expires-soon", "expired"] as const)[index % 4] ?? "done",
    until: index % 2 === 0 ? "2027-01-01" : null,
  })),
  flags: flagKeys.map((key) => ({ key, numbers: { days: 7, enquiries: 0, live: 61, usual: 43, homes: 18 } })),
  media: [
    { name: "Immoweb", url: "https://www.immoweb.be/1", from: "2026-11-07", until: null, views: 1204 },
    { name: "Etalage", url: "javascript:alert(2)", from: null, until: "2026-11-20", views: null },
  ],
  comparison: { own: 60, median: 41.5, homes: 12 },
  agent: { name: "Sofie Janssens", email: "sofie@example.org", phone: "+32470123456", pictureUrl: "" },
};

describe("the screen of a listing", () => {
  it.each(languages)("LANG-6 has texts for all events, in %s", (language) => {
    for (const goal of [0, 1] as const)
      for (const state of listingStates) {
        const text = textOf(rendered({ ...everything, goal, state }, language));
        expect(text).not.toMatch(/portal\.|properties\.|\{|\}|undefined|NaN|Invalid/);
      }
    const known = Object.keys(allMessages[language]);
    expect(known).toEqual(expect.arrayContaining(stepKeys.map((key) => `portal.steps.${key}`)));
    expect(known).toEqual(expect.arrayContaining(flagKeys.map((key) => `portal.noticed.${key}.rule`)));
  });

  it("OWNER-2 lists the graph's days in a table, zeros included, with their sum", () => {
    const html = rendered({});
    const [table = ""] = /<table[^]*?<\/table>/.exec(html) ?? [];
    const rows = [...table.matchAll(/<td>(\d+)<\/td>/g)].map(([, count]) => Number(count));
    const sum = rows.pop();
    expect(rows).toHaveLength(30);
    expect(rows.filter((count) => count === 0)).toHaveLength(6);
    expect(rows.reduce((one, other) => one + other, 0)).toBe(sum);
    expect(html).toMatch(/<svg[^]*<path/);
  });

  it("OWNER-2 shows released feedback as text without markup and without a name", () => {
    const html = rendered(everything);
    expect(html).toContain("Veel &lt;licht&gt;");
    expect(html).not.toContain("nooit tonen");
    expect(textOf(html)).toContain("Een kandidaat had om 14:30 een afspraak");
    expect(html).not.toContain("javascript:");
  });

  it("OWNER-2 omits a step or flag without a text", () => {
    const html = rendered({
      steps: [{ key: "x-1", state: "missing", until: null }],
      flags: [{ key: "x-2", numbers: {} }],
    });
    expect(html).not.toMatch(/x-[12]/);
    expect(html).not.toContain("portal-steps");
  });

  it("OWNER-2 says that it is quiet where nobody came yet and nothing happened", () => {
    const days = portalFixture([{}]).homes[0]?.days.map(({ day }) => ({ day, views: 0 }));
    const counters = { today: 0, week: 0, month: 0, total: 0 };
    const text = textOf(rendered({ counters, ...(days && { days }) }));
    expect(text).toContain("Nog geen bezoekers");
    expect(text).toContain("Er is nog niets te vertellen");
    expect(textOf(rendered({ counters, state: "preparing" }))).not.toContain("Nog geen bezoekers");
  });

  it("OWNER-2 offers no actions to an owner whose listing is gone", () => {
    expect(rendered({ ...everything, state: "sold" })).not.toContain("portal-steps");
    expect(rendered({ ...everything, state: "on-offer" })).toContain("portal-steps");
  });

  it("OWNER-2 shows an owner the unpublished price, marked as such", () => {
    const text = textOf(rendered({ price: 415_000, pricePublished: false, path: null }));
    expect(text).toContain("415.000");
    expect(text).toContain("De prijs staat niet op de site");
    expect(textOf(rendered({ price: null, pricePublished: false }))).toContain("Prijs nog te bepalen");
  });
});
