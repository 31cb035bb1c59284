import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { subscriptionsResponseSchema, type SubscriptionChange } from "@gevel/config";
import { z } from "zod";
import { testSecret } from "../support/boot-cms.js";
import { databases, type TestCms } from "../support/databases.js";
import { leadOf, sendLead } from "../support/leads-api.js";
import { configureAgency } from "../support/mail-agency.js";
import { startMailServer, type MailServer } from "../support/mail-server.js";
import { importApi, type ImportApi } from "../support/import-api.js";

const mails = z.object({ sendDue: z.custom<() => Promise<string>>() });
const alerts = z.object({ runSearchAlerts: z.custom<(now?: number) => Promise<boolean>>() });
const retention = z.object({ runNow: z.custom<(now: number) => Promise<number | null>>() });

describe.each(databases())("saved searches and newsletters on $name", ({ boot }) => {
  let cms: TestCms;
  let server: MailServer;
  let imports: ImportApi;
  let apps: string;

  beforeAll(async () => {
    server = await startMailServer();
    const settings = { SMTP_URL: server.url, MAIL_FROM: "Gevel <no-reply@agency.example>", JOBS: "none" };
    cms = await boot({ settings: () => settings });
    await configureAgency(cms);
    imports = await importApi(cms);
    const { propertyTypes } = await imports.feed();
    apps = String(propertyTypes?.find(({ webId }) => webId === 1)?.id);
    await check();
  });
  afterAll(async () => {
    await cms.close();
    await server.goDown();
  });
  beforeEach(() => void (server.received.length = 0));

  const check = (now?: number) => alerts.parse(cms.strapi.plugin("leads").service("alerts")).runSearchAlerts(now);
  const runJobs = (now = Date.now()) => retention.parse(cms.strapi.service("plugin::leads.retention")).runNow(now);
  /** Matches and sends everything that is due. */
  const deliver = async (now?: number) => {
    await check(now);
    await mails.parse(cms.strapi.plugin("leads").service("mails")).sendDue();
  };
  const to = (address: string) => server.received.filter((mail) => mail.to.includes(address));
  const request = async (path: string, body: object) => {
    const answer = await fetch(`${cms.url}/api/leads/subscriptions${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${testSecret("REPLICA_SECRET")}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return subscriptionsResponseSchema.parse(await answer.json()).subscriptions;
  };
  const change = (token: string, what: SubscriptionChange["change"]) => request("/change", { token, change: what });
  const tokenIn = (text: string | undefined) => /\/subscription\/([^/\s>]+)\//.exec(text ?? "")?.[1] ?? "";
  const saveSearch = (name: string, data: Record<string, string | string[]> = {}) =>
    sendLead(
      cms,
      leadOf(name, {
        form: "demand-register",
        data: {
          ...{ goal: "buy", propertyTypes: [apps], zones: ["municipality:11002"], title: "ms", firstName: "An" },
          ...{ lastName: "Peeters", email: `${name}@visitor.example`, phone: "0470123456" },
          ...{ alertsOptIn: "yes", alertsFrequency: "at-once" },
          ...data,
        },
      }),
    );
  const confirmed = async (name: string, data: Record<string, string | string[]> = {}) => {
    await saveSearch(name, data);
    await deliver();
    const optIn = to(`${name}@visitor.example`).find(({ mail }) => mail.text?.includes("/subscription/"));
    await change(tokenIn(optIn?.mail.text), "confirm");
    server.received.length = 0;
  };
  /** From a known source: its first import is not news. */
  const listings = async (many: number, source: string, given: object = {}) => {
    const first = { reference: `${source}-first`, goal: 1, webId: 1, zip: "9000", city: "Gent", price: 900 };
    await imports.send({ source, mode: "partial", properties: [first] });
    return imports.send({
      source,
      mode: "full",
      force: true,
      properties: Array.from({ length: many }, (_, at) => ({
        ...{ reference: `${source}-${at}`, goal: 0, webId: 1, zip: "2000", city: "Antwerpen", price: 300_000 },
        ...given,
      })),
    });
  };

  it("FORM-12 one mail confirms all ticked subscriptions, and opening its link confirms nothing", async () => {
    await saveSearch("both", { newsletterOptIn: "yes" });
    await deliver();
    const asking = to("both@visitor.example").filter(({ mail }) => mail.text?.includes("/subscription/"));
    expect(asking).toHaveLength(1);
    const token = tokenIn(asking[0]?.mail.text);
    expect((await request("", { token }))?.subscriptions.map(({ state }) => state)).toEqual(["asked", "asked"]);
    await listings(3, "early");
    await deliver();
    expect(to("both@visitor.example")).toHaveLength(2);
    const done = await change(token, "confirm");
    expect(done?.subscriptions.map(({ state }) => state)).toEqual(["running", "running"]);
    await deliver();
    expect(to("both@visitor.example")).toHaveLength(2);
    await change(done?.manage ?? "", "erase");
    expect(await request("", { token })).toBeNull();
  });

  it.each([0, 1, 14, 50, 120])("FORM-9 an import of %i listings is mailed once, in one mail", async (many) => {
    const name = `many-${many}`;
    await confirmed(name);
    await listings(many, name);
    await listings(2, `${name}-rent`, { goal: 1 });
    await deliver();
    const receivedMails = to(`${name}@visitor.example`);
    const addresses = receivedMails.flatMap(({ mail }) => mail.text?.match(/https?:\/\/\S+\/te-koop\/\S+/g) ?? []);
    const listingsOfOwner = addresses.filter((address) => !address.includes("?"));
    const listed = Math.min(many, 50);
    expect([new Set(listingsOfOwner).size, listingsOfOwner.length, receivedMails.length]).toEqual([
      listed,
      listed,
      Math.min(many, 1),
    ]);
    const lists = addresses.filter((address) => address.includes("?"));
    const list = `/nl/te-koop/?city=antwerpen%7C2000&type=${apps}`;
    expect(lists).toEqual(many > 50 ? [expect.stringContaining(list)] : []);
    await listings(many, name);
    await deliver();
    expect(to(`${name}@visitor.example`)).toHaveLength(receivedMails.length);
  });

  it("FORM-9 listings imported by another CMS process are mailed once its import has ended or was interrupted", async () => {
    const history = () => cms.strapi.db.connection("gevel_imports");
    await confirmed("running");
    await listings(2, "running");
    const [last] = z.array(z.object({ id: z.number() })).parse(await history().orderBy("id", "desc").limit(1));
    const running = (at: number) =>
      history()
        .where({ id: last?.id })
        .update({ ending: "running", at: new Date(at).toISOString(), milliseconds: 10 });
    await running(Date.now());
    await deliver();
    expect(to("running@visitor.example")).toEqual([]);
    await running(Date.now() - 120_000);
    await deliver();
    expect(to("running@visitor.example")).toHaveLength(1);
    await history().where({ id: last?.id }).update({ ending: "done" });
  });

  it("FORM-9 one click ends it, for the mail's recipient and for nobody else", async () => {
    await confirmed("click");
    await listings(1, "click");
    await deliver();
    const [receivedMails] = to("click@visitor.example");
    expect(receivedMails?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const header = receivedMails?.mail.headers.find(({ key }) => key === "list-unsubscribe")?.value;
    const token = tokenIn(header);
    await change(`${token}x`, "end");
    expect((await request("", { token }))?.subscriptions[0]?.state).toBe("running");
    await change(token, "end");
    await listings(2, "click");
    await deliver();
    expect(to("click@visitor.example")).toHaveLength(1);
  });

  it("FORM-12 the unsubscribe form ends all of an address", async () => {
    await confirmed("leaver");
    const data = { email: "Leaver@visitor.example" };
    await sendLead(cms, leadOf("leaves", { form: "unsubscribe", data }));
    await listings(1, "leaver");
    await deliver();
    expect(to("leaver@visitor.example")).toEqual([]);
  });

  it("FORM-12 L14 after two years a subscriber renews by a button, or gets no more mails and is erased with the lead", async () => {
    const rows = () => cms.strapi.db.connection("gevel_subscriptions");
    await rows().delete();
    for (const name of ["keeps", "silent"]) await confirmed(name);
    const day = 86_400_000;
    await rows().update({ confirmed_at: Date.now() - 800 * day });
    await Promise.all([runJobs(), runJobs()]);
    await runJobs();
    await deliver();
    await deliver();
    const [question, ...more] = to("keeps@visitor.example");
    expect(more).toEqual([]);
    expect(to("silent@visitor.example")).toHaveLength(1);
    const [retain = "", leave = ""] = [...(question?.mail.text ?? "").matchAll(/\/subscription\/([^/\s>]+)\//g)].map(
      ([, token]) => token ?? "",
    );
    for (const token of [retain, leave, retain])
      expect((await request("", { token }))?.subscriptions).toMatchObject([{ state: "running", isAsked: true }]);
    for (const press of [1, 2])
      expect([press, (await change(retain, "renew"))?.subscriptions[0]?.isAsked]).toEqual([press, false]);
    const later = Date.now() + 32 * day;
    await runJobs(later);
    expect(await rows().orderBy("id").select("email", "ended_by")).toEqual([
      { email: "keeps@visitor.example", ended_by: null },
      { email: "silent@visitor.example", ended_by: "silence" },
    ]);
    await listings(1, "after-renewal");
    await deliver();
    expect(to("silent@visitor.example")).toHaveLength(1);
    expect(to("keeps@visitor.example")).toHaveLength(2);
    // As after an unsubscribe: first the notice to staff, then everything is deleted.
    await runJobs(later + 31 * day);
    expect(await rows().select("email")).toEqual([{ email: "keeps@visitor.example" }]);
    expect(await cms.strapi.db.connection("gevel_outbox").where({ recipients: "silent@visitor.example" })).toEqual([]);
  });

  it("FORM-9 a listing sold before its mail went out is not mailed", async () => {
    await confirmed("late");
    await listings(2, "late");
    await check();
    await listings(0, "late");
    await deliver();
    expect(to("late@visitor.example")).toEqual([]);
  });
});
