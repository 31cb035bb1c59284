import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestApp } from "../../search-alerts/app.fixture.js";
import { changeByLink, readByLink } from "../subscriptions-controller.js";
import { subscriptionMigrations } from "../subscription-table.js";
import { sendRenewals } from "./send-renewals.js";
import { endUnanswered } from "./end-unanswered.js";

const day = 86_400_000;
const always = async () => true;

describe("FORM-12 the renewal of subscriptions every two years", () => {
  let app: Awaited<ReturnType<typeof openTestApp>>;
  beforeEach(async () => void (app = await openTestApp()));
  afterEach(() => app.close());

  const rows = () => app.strapi.db.connection("gevel_subscriptions");
  const long = () => Date.now() - 3 * 366 * day;
  const confirmed = async (confirmed_at = long()) => {
    const lead = await app.signUp();
    await app.apply(lead, "confirm");
    await rows().where({ lead }).update({ confirmed_at });
    return lead;
  };
  const runJobs = async (now = Date.now()) => {
    await sendRenewals(app.strapi, now, always);
    await endUnanswered(app.strapi, now, always);
  };
  const links = (text = "") => [...text.matchAll(/\/subscription\/([^/\s>]+)\//g)].map(([, token]) => token ?? "");

  it("FORM-12 asks once, and only those confirmed two years ago", async () => {
    const lead = await confirmed();
    // Their day has not passed yet.
    await confirmed(Date.now() - 730 * day - 1);
    await app.signUp();
    const ended = await confirmed();
    await app.apply(ended, "end");
    const paused = await confirmed();
    await app.apply(paused, "pause");
    await runJobs();
    await runJobs();
    const mails = await app.send();
    expect(mails.map(({ to }) => to[0]).toSorted()).toEqual([`${lead}@example.org`, `${paused}@example.org`]);
    expect(mails[0]?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
    await runJobs();
    expect(await app.send()).toEqual([]);
  });

  it("FORM-12 opening its links changes nothing; keeping the subscription starts two more years, once", async () => {
    const lead = await confirmed();
    await runJobs();
    const [mail] = await app.send();
    const [renew = "", leave = ""] = links(mail?.text);
    for (const token of [renew, leave, renew])
      expect((await readByLink(app.strapi, token, Date.now()))?.subscriptions).toMatchObject([
        { state: "running", isAsked: true, renewedAt: null },
      ]);
    // A mail program's button or a scanner opens the wrong link: neither confirms.
    await changeByLink(app.strapi, { token: leave, change: "renew" }, Date.now());
    expect((await app.rowOf(lead)).renewed_at).toBeNull();
    const now = Date.now();
    const shown = await changeByLink(app.strapi, { token: renew, change: "renew" }, now);
    expect(shown?.subscriptions).toMatchObject([{ state: "running", isAsked: false }]);
    // The second tab.
    await changeByLink(app.strapi, { token: renew, change: "renew" }, now + day);
    expect((await app.rowOf(lead)).renewed_at).toBe(now);
    await runJobs(now + 40 * day);
    expect(await app.send()).toEqual([]);
    expect((await app.rowOf(lead)).ended_at).toBeNull();
    await runJobs(now + 2 * 366 * day);
    expect(await app.send()).toHaveLength(1);
  });

  it("FORM-12 ends it by the link, or without an answer after the published days, not a day earlier", async () => {
    const [gone, silent] = [await confirmed(), await confirmed()];
    await runJobs();
    const mails = await app.send();
    const [, leave = ""] = links(mails.find(({ to }) => to[0] === `${gone}@example.org`)?.text);
    await changeByLink(app.strapi, { token: leave, change: "end" }, Date.now());
    const left = await app.rowOf(gone);
    expect([left.ended_by, left.ended_at === null]).toEqual([null, false]);
    await runJobs(Date.now() + 30 * day + 1);
    expect((await app.rowOf(silent)).ended_at).toBeNull();
    await runJobs(Date.now() + 32 * day);
    const unheard = await app.rowOf(silent);
    expect([unheard.ended_by, unheard.ended_at === null]).toEqual(["silence", false]);
    const [renew = ""] = links(mails.find(({ to }) => to[0] === `${silent}@example.org`)?.text);
    const late = await changeByLink(app.strapi, { token: renew, change: "renew" }, Date.now() + 33 * day);
    expect(late?.subscriptions).toMatchObject([{ state: "ended" }]);
  });

  it("FORM-12 a renewal mail that was never sent ends nothing", async () => {
    const lead = await confirmed();
    await runJobs();
    await app.strapi.db.connection("gevel_outbox").update({ state: "dead" });
    await runJobs(Date.now() + 100 * day);
    expect((await app.rowOf(lead)).ended_at).toBeNull();
  });

  it("FORM-12 skips a subscription that was renewed or ended before the mail was sent", async () => {
    const [renewed, gone] = [await confirmed(), await confirmed()];
    await runJobs();
    await app.apply(renewed, "renew");
    await app.apply(gone, "end");
    expect(await app.send()).toEqual([]);
  });

  it("FORM-12 an erasure removes the pending renewal", async () => {
    const lead = await confirmed();
    await runJobs();
    await app.apply(lead, "erase");
    expect(await app.strapi.db.connection("gevel_outbox").select("id")).toEqual([]);
  });

  it("FORM-12 asks once, though the job is killed at any step", async () => {
    const leads = [];
    for (let at = 0; at < 60; at++) leads.push(await confirmed());
    let broken = 0;
    for (let dies = 2; dies < 20_000; dies += 9) {
      let left = dies;
      const fail = () => {
        if (--left === 0) throw new Error("killed");
      };
      app.strapi.db.connection.on("start", fail);
      const done = await runJobs().then(
        () => true,
        () => false,
      );
      app.strapi.db.connection.removeListener("start", fail);
      if (done) break;
      broken += 1;
    }
    expect(broken).toBeGreaterThan(5);
    const asked = (await app.send()).map(({ to }) => to[0]);
    expect(asked.toSorted()).toEqual(leads.map((lead) => `${lead}@example.org`).toSorted());
  });

  it("FORM-12 asks once when two jobs run at the same time", async () => {
    for (let at = 0; at < 40; at++) await confirmed();
    await Promise.all([runJobs(), runJobs(), runJobs()]);
    const asked = (await app.send()).map(({ to }) => to[0]);
    expect([asked.length, new Set(asked).size]).toEqual([40, 40]);
  });

  it("FORM-12 a table of an earlier version gets its columns at the next start, and its rows are asked", async () => {
    const lead = await confirmed();
    for (const name of ["renewed_at", "asked_again_at", "ended_by"])
      await app.strapi.db.connection.schema.alterTable("gevel_subscriptions", (columns) => columns.dropColumn(name));
    for (const { up } of subscriptionMigrations) await up(app.strapi.db.connection);
    await runJobs();
    expect((await app.send()).map(({ to }) => to[0])).toEqual([`${lead}@example.org`]);
  });
});
