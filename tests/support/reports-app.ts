import { belgianDay, daysOfMonth, monthOf, reportBoardSchema, reportDueAt } from "@gevel/config";
import { afterAll, beforeAll, expect } from "vitest";
import { z } from "zod";
import type { TestCms, TestDatabase } from "./databases.js";
import { importApi, listingItem, type ImportApi } from "./import-api.js";
import { configureAgency } from "./mail-agency.js";
import { createApiToken, logInStaff, type Staff } from "./strapi-accounts.js";
import { patientCmsClient } from "./patient-cms-client.js";

const services = z.object({ service: z.custom<(name: string) => unknown>() });
const checking = z.object({ runNow: z.custom<(now?: number) => Promise<unknown>>() });
const sending = z.object({ sendDue: z.custom<() => Promise<unknown>>() });
interface UserService {
  edit(id: number, change: object): Promise<unknown>;
}

/** The current month, so that the portal shows the same numbers today as the report does once the month is over. */
export const month = monthOf(new Date());
/** When the reports of a month go out. */
export const publicationTimeOf = (of: string) => reportDueAt(of, { day: 2, hour: 8 });
export const due = publicationTimeOf(month);
const password = "Een-goed-wachtwoord-1";

let visitors = 0;

/**
 * For a whole `describe`: an agency that sends reports to owners, with a busy listing, a quiet one and one without an
 * owner.
 */
export function reportsApp(boot: TestDatabase["boot"]) {
  let cms: TestCms;
  let api: ImportApi;
  let staff: Staff;
  let listings: Map<string, number>;

  const plugin = (name: string, service: string) => services.parse(cms.strapi.plugin(name)).service(service);
  const rows = (table: string) => {
    const schema = cms.strapi.db.getSchemaName();
    return schema ? cms.strapi.db.connection(table).withSchema(schema) : cms.strapi.db.connection(table);
  };
  /** The CMS records listings, owners and their changes. */
  const follow = () => checking.parse(plugin("owner-stats", "history")).runNow();
  /** How many owners got a report by it. */
  const runNow = async (now: Date, times = 1) => {
    const count = async () => (await rows("owner_stats_report_deliveries").select("id")).length;
    const before = await count();
    const { runNow } = checking.parse(plugin("owner-stats", "reports"));
    await Promise.all(Array.from({ length: times }, () => runNow(now.getTime())));
    return (await count()) - before;
  };
  const board = async (of = month) => {
    const { status, json } = await staff.call(`/owner-stats/reports?month=${of}`);
    expect(status, JSON.stringify(json)).toBe(200);
    return reportBoardSchema.parse(json);
  };
  const rowOf = async (reference: string, of = month) => {
    const row = (await board(of)).rows.find(({ home }) => home === listings.get(reference));
    if (!row) throw new Error(`no row of ${reference}`);
    return row;
  };
  const addViews = async (reference: string, views: Record<string, number>) => {
    for (const [day, count] of Object.entries(views))
      await rows("gevel_view_days").insert({ listing: listings.get(reference), day, views: count });
  };

  /** Any request of an owner, with their own session. */
  async function asOwner(email: string) {
    const user: unknown = await cms.strapi.db.query("plugin::users-permissions.user").findOne({ where: { email } });
    const { id } = z.object({ id: z.number() }).parse(user);
    await z.custom<UserService>().parse(plugin("users-permissions", "user")).edit(id, { password });
    const site = patientCmsClient(cms.url);
    const session = await site.logIn(
      { username: email, password },
      { address: `192.0.2.${(visitors += 1)}`, userAgent: "tests" },
    );
    if (!session) throw new Error(`${email} is not let in`);
    return (path: string, method = "GET", body?: unknown) =>
      fetch(`${cms.url}/api/owner-stats/me${path}`, {
        method,
        headers: { authorization: `Bearer ${session.token}`, "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
  }

  beforeAll(async () => {
    cms = await boot();
    await configureAgency(cms);
    api = await importApi(cms);
    staff = await logInStaff(cms);
    await api.send({
      source: "crm",
      properties: ["BUSY", "QUIET", "ALONE"].map((reference) =>
        listingItem(reference, { street: "Kerkstraat", houseNumber: "1", createdAt: `${month}-01T08:00:00Z` }),
      ),
      owners: [
        {
          reference: "AN",
          email: "an@owners.example",
          name: "An Claes",
          language: "nl",
          properties: ["BUSY", "QUIET"],
        },
        { reference: "LUC", email: "luc@owners.example", name: "Luc", language: "fr", properties: ["BUSY"] },
        // The same person once more.
        { reference: "AN2", email: "an@owners.example", properties: ["BUSY"] },
        { reference: "PIET", email: "piet@owners.example", properties: [] },
      ],
    });
    const found: unknown = await cms.strapi.db.query("plugin::properties.property").findMany({});
    const known = z.array(z.object({ id: z.number(), reference: z.string() })).parse(found);
    listings = new Map(known.map(({ id, reference }) => [reference, id]));
    await follow();
    const token = await createApiToken(cms, "history", ["plugin::owner-stats.import.import"]);
    const sent = await fetch(`${cms.url}/api/owner-stats/import`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({
        source: "crm",
        visits: [
          {
            ...{
              reference: "V1",
              property: "BUSY",
              at: `${month}-01T10:00:00Z`,
              state: "done",
              visitor: "Jan Janssens",
            },
            ...{ feedback: "Een heerlijke tuin", feedbackReleased: true },
          },
          {
            ...{ reference: "V2", property: "BUSY", at: `${month}-01T11:00:00Z`, state: "done", visitor: "Mia Maes" },
            feedback: "Te duur, vonden wij",
          },
        ],
        numbers: [{ property: "BUSY", medium: "Immoweb", day: `${month}-01`, views: 120 }],
      }),
    });
    expect(sent.status, await sent.clone().text()).toBe(200);
    const today = belgianDay(new Date());
    const days = daysOfMonth(month).filter((day) => day <= today);
    await addViews("BUSY", Object.fromEntries(days.map((day, index) => [day, index + 3])));
  });
  afterAll(() => cms.close());

  return {
    ...{ asOwner, board, follow, runNow, rowOf, rows, addViews },
    get cms() {
      return cms;
    },
    get api() {
      return api;
    },
    get staff() {
      return staff;
    },
    homeOf: (reference: string) => listings.get(reference),
    sendDue: () => sending.parse(plugin("leads", "mails")).sendDue(),
  };
}
