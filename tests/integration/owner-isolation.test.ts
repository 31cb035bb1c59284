import { belgianDay, dayAfter } from "@gevel/config";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { BootedCms } from "../support/boot-cms.js";
import { cmsRoutes } from "../support/cms-routes.js";
import { databases } from "../support/databases.js";
import { historyApi, type HistoryApi } from "../support/history-api.js";
import { importApi, listingItem, type ImportApi } from "../support/import-api.js";
import { logInOwner, type OwnerApi } from "../support/owner-api.js";
import { createApiToken, logInStaff } from "../support/strapi-accounts.js";

const homes = [0, 1, 2, 3, 4, 5];
const addresses = ["an@owners.example", "bo@owners.example", "cas@owners.example"];
const yesterday = dayAfter(belgianDay(new Date()), -1);
const reference = (listing: number) => `I-${listing}`;
/** Part of every text of a listing, so that any leak of it is detected. */
const mark = (listing: number) => `Kenmerk${listing}x`;
const marksIn = (text: string) => homes.filter((listing) => text.includes(mark(listing)));

const agents = [0, 1, 2];
const agentMark = (agent: number) => `Makelaar${agent}x`;
const agentsIn = (text: string) => agents.filter((agent) => text.includes(agentMark(agent)));

/**
 * Which owner has which listings: one owner entry per address, so that co-owners and owners without a listing occur.
 * And each listing's agent.
 */
const graphs = fc.record({
  owns: fc.tuple(...addresses.map(() => fc.uniqueArray(fc.constantFrom(...homes)))),
  agentOf: fc.tuple(...homes.map(() => fc.constantFrom(...agents))),
});

/** All CMS routes open to an owner. Whoever opens another one adds it here with the reason. */
const openToOwners = [
  // Their listings, timelines and reports.
  "GET /api/owner-stats/me",
  "GET /api/owner-stats/me/homes/:id/timeline",
  "GET /api/owner-stats/me/reports",
  "GET /api/owner-stats/me/reports/:id.pdf",
  "PUT /api/owner-stats/me/report-wish",
  // Their account and its sessions.
  "GET /api/auth/sessions",
  "GET /api/users/me",
  // Open to everybody: the API description for integrators, and a viewing's file by an unguessable link.
  "GET /api/openapi.json",
  "GET /api/leads/calendar/:file",
];

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

describe.each(databases())("OWNER-3 nobody reads data about another's listing on $name", ({ boot }) => {
  let cms: BootedCms;
  let listings: ImportApi;
  let history: HistoryApi;
  const owners: OwnerApi[] = [];
  const ids = new Map<number, number>();
  const idOf = (listing: number) => ids.get(listing) ?? 0;
  const timelineOf = (id: number | string) => `/api/owner-stats/me/homes/${id}/timeline?before=2090-01-01T00:00:00Z`;

  const listed = (agentOf: readonly number[]) =>
    homes.map((listing) =>
      listingItem(reference(listing), {
        ...{ street: mark(listing), typeDescription: { nl: `Huis ${mark(listing)}` }, publishPrice: false },
        agent: { name: agentMark(agentOf[listing] ?? 0), email: `${agentMark(agentOf[listing] ?? 0)}@agency.example` },
      }),
    );
  const own = (graph: readonly (readonly number[])[], agentOf?: readonly number[]) =>
    listings.send({
      ...{ source: "crm", properties: agentOf ? listed(agentOf) : [] },
      owners: addresses.map((email, index) => ({
        ...{ reference: email, email, properties: (graph[index] ?? []).map(reference) },
      })),
    });

  beforeAll(async () => {
    cms = await boot();
    listings = await importApi(cms);
    history = await historyApi(cms);
    await own([[], [], []], homes);
    const at = `${yesterday}T10:00:00Z`;
    const all = (item: (listing: number) => object) =>
      homes.map((listing) => ({ reference: reference(listing), property: reference(listing), ...item(listing) }));
    await history.send({
      source: "crm",
      visits: all((listing) => ({ at, state: "done", feedback: mark(listing), feedbackReleased: true })),
      communications: all((listing) => ({ at, way: "mail", subject: mark(listing), text: mark(listing) })),
      onlineMedia: all((listing) => ({
        name: mark(listing),
        url: `https://portal.example/${mark(listing)}`,
        from: yesterday,
      })),
    });
    const rows: unknown = await cms.strapi.db
      .query("plugin::properties.property")
      .findMany({ where: { source: "crm" } });
    for (const { id, reference: named } of z.array(z.object({ id: z.number(), reference: z.string() })).parse(rows))
      ids.set(Number(named.slice(2)), id);
    for (const email of addresses) owners.push(await logInOwner(cms, email));
  });
  afterAll(() => cms.close());

  it("each owner reads their own listings and nothing about others, in any distribution", async () => {
    await fc.assert(
      fc.asyncProperty(graphs, async ({ owns, agentOf }) => {
        await own(owns, agentOf);
        for (const [index, owner] of owners.entries()) {
          const owned = (owns[index] ?? []).toSorted();
          const me = await (await owner.ask("/api/owner-stats/me?language=nl")).text();
          expect(marksIn(me)).toEqual(owned);
          expect(agentsIn(me)).toEqual(agents.filter((agent) => owned.some((listing) => agentOf[listing] === agent)));
          for (const listing of homes) {
            const answer = await owner.ask(timelineOf(idOf(listing)));
            const responseBody = await answer.text();
            expect([listing, answer.status]).toEqual([listing, owned.includes(listing) ? 200 : 404]);
            expect(marksIn(responseBody)).toEqual(owned.includes(listing) ? [listing] : []);
          }
        }
      }),
      { numRuns: 8 },
    );
  });

  it("another's listing, an unknown one and an invalid number get the same answer", async () => {
    await own([[0], [1], []]);
    const [an] = owners;
    const answers = new Set<string>();
    const strange = [
      "0",
      "-1",
      "1e3",
      "1.5",
      "99999999",
      "99999999999999999999",
      "null",
      "%27%20or%201=1",
      "[1]",
      " ",
      "１",
    ];
    for (const id of [idOf(1), idOf(2), ...strange]) {
      const answer = await an?.ask(timelineOf(id));
      expect([id, answer?.status]).toEqual([id, 404]);
      expect(answer?.headers.get("cache-control")).toBe("no-store");
      answers.add((await answer?.text()) ?? "");
    }
    expect([...answers]).toHaveLength(1);
  });

  it("no filter, relation, order, page or count is accepted", async () => {
    const [an] = owners;
    for (const more of [
      ...["populate=*", "populate[property]=true", "sort=price", "fields=*", "count=true", "pagination[pageSize]=100"],
      ...["filters[email][$contains]=bo", "where[id]=1", "lookup=1", "locale=all", "_q=bo"],
      ...["email=bo@owners.example", "user=2", "language=nl", "id=1"],
    ]) {
      for (const path of [`/api/owner-stats/me?language=nl&${more}`, `${timelineOf(idOf(0))}&${more}`]) {
        const answer = await an?.ask(path);
        expect([path, answer?.status]).toEqual([path, 400]);
        expect(marksIn((await answer?.text()) ?? "")).toEqual([]);
      }
    }
  });

  it("anonymous callers, integrators and staff read nothing, whoever owns the listing", async () => {
    const marketing = await logInStaff(cms, "Mieke", "gevel-marketing");
    const strong = await createApiToken(cms, "all of ours", [
      ...["plugin::owner-stats.portal.me", "plugin::owner-stats.portal.timeline", "plugin::owner-stats.import.import"],
    ]);
    const bearers = { none: null, wrong: "wrong", integrator: history.token, strong };
    for (const path of ["/api/owner-stats/me?language=nl", timelineOf(idOf(0)), timelineOf(0)]) {
      for (const [who, bearer] of Object.entries(bearers)) {
        const headers = bearer === null ? undefined : { authorization: `Bearer ${bearer}` };
        const answer = await fetch(cms.url + path, { ...(headers && { headers }) });
        expect([who, [401, 403].includes(answer.status)]).toEqual([who, true]);
        expect(marksIn(await answer.text())).toEqual([]);
      }
      expect((await marketing.call(path)).status).toBe(401);
    }
  });

  it("of all routes of the CMS an owner reaches these, and none gives access to another's data, with any key", async () => {
    await own([[0], [1], []]);
    const [an] = owners;
    const marketing = await logInStaff(cms, "Marijke", "gevel-marketing");
    const keys = {
      "an owner": [an?.token ?? "", [0]],
      "an integrator": [history.token, []],
      marketing: [marketing.token, []],
      nobody: ["", []],
    } as const;
    const questions = ["", "?language=nl", "?before=2090-01-01T00:00:00Z", "?populate=*"];
    const reached = new Set<string>();
    for (const { method, name, pathWith } of cmsRoutes(cms)) {
      // Routes that end or start a session have their own tests.
      if (!name.includes(" /api/") || /auth\/(?!sessions$)/.test(name)) continue;
      for (const [who, [key, mine]] of Object.entries(keys))
        for (const requested of method === "GET" && who === "an owner" ? questions : [""]) {
          const answer = await fetch(cms.url + pathWith(String(idOf(1))) + requested, {
            method,
            headers: { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) },
            ...(method !== "GET" && { body: "{}" }),
          });
          if (who === "an owner" && ![401, 403].includes(answer.status)) reached.add(name);
          const leaked = marksIn(await answer.text()).filter((listing) => !mine.some((own) => own === listing));
          expect([who, name, requested, leaked]).toEqual([who, name, requested, []]);
        }
    }
    expect([...reached].toSorted()).toEqual(openToOwners.toSorted());
  });

  it("Strapi's own routes for listing activity do not exist", async () => {
    const [an] = owners;
    for (const type of ["visits", "communications", "online-media", "owners", "properties"])
      for (const path of [`/api/${type}`, `/api/owner-stats/${type}`, `/api/owner-stats/${type}/1`]) {
        const answer = await an?.ask(`${path}?populate=*`);
        expect([path, answer?.status]).toEqual([path, 404]);
      }
  });

  it("a lost listing and a blocked account take effect with the next request", async () => {
    await own([[0], [], []]);
    const [an] = owners;
    expect((await an?.me())?.homes).toHaveLength(1);
    await own([[], [], []]);
    expect((await an?.me())?.homes).toEqual([]);
    const users = cms.strapi.db.query("plugin::users-permissions.user");
    const where = { email: addresses[0] };
    await users.update({ where, data: { blocked: true } });
    expect((await an?.ask("/api/owner-stats/me?language=nl"))?.status).toBe(401);
    await users.update({ where, data: { blocked: false } });
  });

  it("another's listing takes as long as an unknown one", async () => {
    await own([[0], [1], []]);
    const [an] = owners;
    const time = async (id: number) => {
      const started = performance.now();
      await (await an?.ask(timelineOf(id)))?.text();
      return performance.now() - started;
    };
    await time(idOf(1));
    const ratios: number[] = [];
    // Neighbours in time, so that a busy machine is busy for both.
    for (let pair = 0; pair < 25; pair += 1) ratios.push((await time(idOf(1))) / (await time(99_999_999)));
    expect(median(ratios)).toBeGreaterThan(0.5);
    expect(median(ratios)).toBeLessThan(2);
  });
});
