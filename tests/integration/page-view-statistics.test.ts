import { belgianDay, dayAfter, statisticsSchema, type Statistics } from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BootedCms } from "../support/boot-cms.js";
import { databases } from "../support/databases.js";
import { importApi } from "../support/import-api.js";
import { configureAgency } from "../support/mail-agency.js";
import { logInStaff } from "../support/strapi-accounts.js";

const today = belgianDay(new Date());
const ago = (days: number) => dayAfter(today, -days);

describe.each(databases("sql"))("page view statistics, on $name", ({ boot }) => {
  let cms: BootedCms;
  let staff: Awaited<ReturnType<typeof logInStaff>>;
  let [first, second] = [0, 0];

  beforeAll(async () => {
    cms = await boot();
    await configureAgency(cms);
    const imports = await importApi(cms);
    await imports.send({
      source: "crm",
      properties: ["An Peeters", "Jan Claes"].map((name, at) => ({
        ...{ reference: `H-${at}`, goal: 0, webId: 1, zip: "2000", city: "Antwerpen", price: 300_000 },
        ...{ typeDescription: { nl: `=Huis ${at}` }, agent: { name } },
      })),
    });
    const { listings } = await imports.feed();
    [first = 0, second = 0] = listings.map(({ id }) => id).sort((a, b) => a - b);
    const rows = [
      { listing: first, day: today, views: 5 },
      { listing: first, day: ago(29), views: 7 },
      { listing: first, day: ago(30), views: 11 },
      { listing: first, day: ago(200), views: 13 },
      { listing: second, day: ago(1), views: 20 },
      { listing: 999_999, day: ago(1), views: 1 },
    ];
    await cms.strapi.db.connection("gevel_view_days").insert(rows);
    staff = await logInStaff(cms);
  });
  afterAll(() => cms.close());

  const request = async (query: string): Promise<Statistics> =>
    statisticsSchema.parse((await staff.call(`/owner-stats/statistics?${query}`)).json);

  it("OWNER-6 cover the last thirty days, by listing and agent, beside the thirty before", async () => {
    const shown = await request("");
    expect(shown).toMatchObject({ from: ago(29), until: today, total: 33, before: 11, others: 0 });
    expect(shown.days).toHaveLength(30);
    expect(shown.days.reduce((sum, { views }) => sum + views, 0)).toBe(33);
    expect(shown.homes.map(({ id, reference, agent, views, before }) => [id, reference, agent, views, before])).toEqual(
      [
        [second, "H-1", "Jan Claes", 20, 0],
        [first, "H-0", "An Peeters", 12, 11],
        [999_999, "", "", 1, 0],
      ],
    );
    expect(shown.homes[1]?.name).toContain("2000 Antwerpen");
    expect(shown.agents).toEqual([
      { agent: "Jan Claes", homes: 1, views: 20 },
      { agent: "An Peeters", homes: 1, views: 12 },
      { agent: "", homes: 1, views: 1 },
    ]);
    expect(shown.sources).toEqual([{ source: "", views: 33 }]);
  });

  it("OWNER-6 can be limited to one agent and any period", async () => {
    const year = await request("days=365&agent=An%20Peeters");
    expect([year.total, year.before, year.days.length, year.homes.length]).toEqual([36, 0, 365, 1]);
    expect(year.days.find(({ day }) => day === ago(200))?.views).toBe(13);
    expect((await request("days=7&agent=Nobody")).total).toBe(0);
  });

  it("OWNER-6 of a portal are separate, never added to the site's", async () => {
    const knex = cms.strapi.db.connection;
    await knex("owner_stats_portal_days").insert([
      { property_id: first, source: "immoweb", day: today, views: 400 },
      { property_id: second, source: "zimmo", day: today, views: 30 },
    ]);
    const site = await request("");
    expect(site.total).toBe(33);
    expect(site.sources).toEqual([
      { source: "", views: 33 },
      { source: "immoweb", views: 400 },
      { source: "zimmo", views: 30 },
    ]);
    const portal = await request("source=immoweb");
    expect([portal.total, portal.homes.map(({ id }) => id)]).toEqual([400, [first]]);
  });

  it("OWNER-6 are exported by listing and day, and no cell is a formula", async () => {
    const answer = await staff.open("/owner-stats/statistics/export?agent=An%20Peeters");
    expect(answer.headers.get("content-type")).toContain("text/csv");
    const [head, ...lines] = (await answer.text()).replace("\uFEFF", "").trim().split("\r\n");
    expect(head).toBe("Day;Source;Reference;Listing;Agent;Page views");
    expect(lines).toEqual([
      `${ago(29)};Own site;H-0;"'=Huis 0, 2000 Antwerpen";An Peeters;7`,
      `${today};Own site;H-0;"'=Huis 0, 2000 Antwerpen";An Peeters;5`,
    ]);
  });

  it("OWNER-6 reject an invalid period, and users without permission", async () => {
    expect((await staff.call("/owner-stats/statistics?days=12")).status).toBe(400);
    expect((await fetch(`${cms.url}/owner-stats/statistics`)).status).toBe(401);
  });
});
