import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import changeLog, { registerChangeSource, appendChanges, markAsBaseline } from "@gevel/change-log";
import type { Listing, Project, PropertyType } from "@gevel/config";
import { inTransaction, registerMigrations, table } from "@gevel/core";
import { Database } from "@strapi/database";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { agency, listing as mailListing } from "../mail/mail-context.fixture.js";
import { configureMailSources } from "../mail/mail-sources.js";
import type { ComposedMail } from "../mail/render-mail.js";
import { migrations } from "../migrations.js";
import { outboxTable } from "../outbox/outbox-tables.js";
import { requestSubscriptions } from "../subscriptions/request-subscriptions.js";
import { changeSubscriptions } from "../subscriptions/change-subscription.js";
import { composeRenewal } from "../subscriptions/renewal/compose-renewal.js";
import { readSubscriptions } from "../subscriptions/subscription-row.js";
import { composeAlert } from "./compose-alert.js";
import { searchAlertsJob } from "./search-alerts-job.js";

const types: PropertyType[] = [1, 2].map((webId) => ({
  ...{ id: webId, webId, parentId: null, name: { nl: `Type ${webId}` }, showOrder: webId, sale: true, rent: true },
}));

const soldMarquee = 4;
const marquees = [{ value: soldMarquee, label: "Verkocht", color: "", textColor: "", state: "sold" as const }];
const propertyList = {
  pageSize: 24,
  marquees,
  showSoldFor: 30,
  soldStatus: 200 as const,
  showPriceDrops: true,
  placePagesFrom: 3,
};

const outboxRows = z.array(
  z.object({
    ...{ kind: z.enum(["alert", "renewal"]), lead: z.string(), part: z.string() },
    ...{ message_id: z.string(), created_at: z.coerce.number() },
  }),
);

const sqlite = (filename: string) => ({
  ...{ client: "sqlite" as const, connection: { filename }, useNullAsDefault: true, pool: { min: 1, max: 1 } },
});

/**
 * The alert tables on a real Strapi database, with an application that provides listings and the parts of Strapi they
 * use. The whole stack, with mail server and site, is tested in tests/integration.
 */
export async function openTestApp() {
  const folder = await mkdtemp(join(tmpdir(), "gevel-alerts-"));
  const settings = { migrations: { dir: join(folder, "migrations") } };
  const db = new Database({ connection: sqlite(join(folder, "alerts.db")), settings });
  await db.init({ models: [] });
  const config: Readonly<Record<string, unknown>> = {
    "plugin::leads": {
      from: "no-reply@agency.example",
      siteUrl: "https://agency.example",
      linkSecret: "0123456789abcdef",
    },
    "plugin::change-log": {},
  };
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined };
  const hooks: (() => Promise<void>)[] = [];
  const hook = () => ({ register: (one: () => Promise<void>) => void hooks.push(one) });
  // Only the parts of Strapi that the tested code uses: a whole one takes half a minute to start.
  const strapi = { db, log, hook, config: { get: (path: string) => config[path] ?? {} } } as unknown as Core.Strapi;
  const homes = new Map<number, Listing>();
  const projects = new Map<number, Project>();
  const state = { isImporting: false };
  registerChangeSource(strapi, {
    name: "homes",
    kinds: ["property"],
    read: async ({ changes }) => {
      const ids = changes.map(({ key }) => Number(key));
      return {
        propertyTypes: types,
        listings: ids.flatMap((id) => homes.get(id) ?? []),
        removedListings: ids.filter((id) => !homes.has(id)),
      };
    },
  });
  registerChangeSource(strapi, {
    name: "projects",
    kinds: ["project"],
    read: async ({ changes }) => {
      const ids = changes.map(({ key }) => Number(key));
      return { projects: ids.flatMap((id) => projects.get(id) ?? []), removedProjects: [] };
    },
  });
  configureMailSources(strapi, {
    agency: async () => agency({ propertyList }),
    home: async (id) => {
      const home = homes.get(id);
      if (!home) return null;
      const shown = { place: home.city, reference: home.recordFile, picture: "" };
      const url = `https://agency.example/nl/te-koop/antwerpen/${id}/`;
      const noAgent = { name: "", email: "", phone: "" };
      return { ...mailListing, ...shown, title: `Woning ${id}`, price: { kind: "on-request" }, url, agent: noAgent };
    },
    project: async (id) => {
      const project = projects.get(id);
      if (!project || project.soldOut) return null;
      const url = `https://agency.example/nl/projecten/antwerpen/${id}/`;
      const shown = { place: project.city, reference: project.projectNumber, picture: "" };
      return { ...shown, title: project.name.nl ?? "", price: { kind: "on-request" }, url };
    },
    lists: async () => {
      const page = (path: string) => `https://agency.example/nl/${path}/`;
      return { 0: page("te-koop"), 1: page("te-huur"), project: page("projecten") };
    },
    isImporting: async () => state.isImporting,
    listedUnits: async (id) =>
      [...homes.values()].filter(({ projectReference }) => projectReference === projects.get(id)?.key),
    anyListing: async () => null,
    member: async () => null,
    documents: async () => [],
    saveTestimonial: async () => undefined,
    choice: async (_source, value) => value,
  });
  changeLog.register({ strapi });
  searchAlertsJob.register(strapi);
  registerMigrations(strapi, { plugin: "leads", migrations });
  for (const hook of hooks) await hook();

  let leads = 0;
  const rowOf = (lead: string) =>
    inTransaction(strapi, async ({ trx }) => {
      const [row] = await readSubscriptions(strapi, trx, { lead });
      if (!row) throw new Error("no such subscription");
      return row;
    });
  /** Subscribes by the form, unconfirmed; returns the lead. */
  const signUp = async (data: Record<string, string | string[]> = {}) => {
    const lead = `lead-${++leads}`;
    const filledIn = {
      goal: "buy",
      propertyTypes: ["1"],
      zones: ["municipality:11002"],
      alertsOptIn: "yes",
      ...data,
    };
    const request = { lead, form: "demand-register" as const, language: "nl" as const, email: `${lead}@example.org` };
    await inTransaction(strapi, () =>
      requestSubscriptions(strapi, { ...request, data: { alertsFrequency: "at-once", ...filledIn } }),
    );
    return lead;
  };
  /** The same by the form without a saved search. */
  const signUpForNews = async (interests: string[]) => {
    const lead = `lead-${++leads}`;
    const request = { lead, form: "keep-informed" as const, language: "nl" as const, email: `${lead}@example.org` };
    await inTransaction(strapi, () =>
      requestSubscriptions(strapi, { ...request, data: { interests, alertsConsent: "yes" } }),
    );
    return lead;
  };
  const apply = (lead: string, change: Parameters<typeof changeSubscriptions>[3]["change"]) =>
    inTransaction(strapi, async ({ trx }) =>
      changeSubscriptions(strapi, trx, await readSubscriptions(strapi, trx, { lead }), { change, now: Date.now() }),
    );
  /** The mails the outbox would send now, then marked as sent. */
  const send = async (): Promise<ComposedMail[]> => {
    const rows = await inTransaction(strapi, async ({ trx }) =>
      outboxRows.parse(
        await table(strapi, trx, outboxTable)
          .whereIn("kind", ["alert", "renewal"])
          .where({ state: "waiting" })
          .orderBy("id"),
      ),
    );
    await inTransaction(strapi, ({ trx }) =>
      table(strapi, trx, outboxTable).update({ state: "sent", sent_at: Date.now() }),
    );
    const mails = [];
    for (const { kind, ...row } of rows)
      mails.push(await (kind === "alert" ? composeAlert(strapi, row) : composeRenewal(strapi, row)));
    return mails.filter((mail) => mail !== null);
  };
  return {
    ...{ strapi, state, signUp, signUpForNews, rowOf, apply, send },
    /** Adds or replaces listings, and removes those given by id only, as an import or staff would. */
    change: (...put: readonly (Listing | number)[]) =>
      inTransaction(strapi, async () => {
        for (const one of put) {
          if (typeof one === "number") homes.delete(one);
          else homes.set(one.id, one);
        }
        await appendChanges(
          strapi,
          "property",
          put.map((one) => String(typeof one === "number" ? one : one.id)),
        );
      }),
    /** Adds or replaces projects, and removes those given by id only. */
    changeProjects: (...put: readonly (Project | number)[]) =>
      inTransaction(strapi, async () => {
        for (const one of put) {
          if (typeof one === "number") projects.delete(one);
          else projects.set(one.id, one);
        }
        await appendChanges(
          strapi,
          "project",
          put.map((one) => String(typeof one === "number" ? one : one.id)),
        );
      }),
    /** As the first import of a source adds them. */
    firstImport: (...put: readonly Listing[]) =>
      inTransaction(strapi, async () => {
        const keys = put.map(({ id }) => String(id));
        for (const one of put) homes.set(one.id, one);
        await markAsBaseline(strapi, "property", keys);
        await appendChanges(strapi, "property", keys);
      }),
    /** Subscribes and confirms. */
    subscribe: async (data: Record<string, string | string[]> = {}) => {
      const lead = await signUp(data);
      await apply(lead, "confirm");
      return lead;
    },
    /** Matches the changes and returns the ids of the listings in the mails. */
    mailed: async (now?: number) => {
      await searchAlertsJob.once(strapi, now);
      return listingIds(await send());
    },
    close: async () => {
      await db.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Ids of the listings in the mails, in order. */
export const listingIds = (mails: readonly ComposedMail[]): number[] =>
  mails.flatMap(({ text }) => [...text.matchAll(/antwerpen\/(\d+)\//g)].map(([, id]) => Number(id)));
