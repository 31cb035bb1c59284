import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openHouse } from "../../wishes/house.fixture.js";
import { changeBehindLink, readBehindLink } from "../answer-link.js";
import { ensureSubscriptionTable } from "../subscription-table.js";
import { askAgain } from "./ask-again.js";
import { endUnanswered } from "./end-unanswered.js";

const day = 86_400_000;
const always = async () => true;

describe("FORM-12 every two years one is asked whether one still wants it", () => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeEach(async () => void (house = await openHouse()));
  afterEach(() => house.close());

  const rows = () => house.strapi.db.connection("gevel_subscriptions");
  const long = () => Date.now() - 3 * 366 * day;
  const confirmed = async (confirmed_at = long()) => {
    const lead = await house.ask();
    await house.does(lead, "confirm");
    await rows().where({ lead }).update({ confirmed_at });
    return lead;
  };
  const look = async (now = Date.now()) => {
    await askAgain(house.strapi, now, always);
    await endUnanswered(house.strapi, now, always);
  };
  const links = (text = "") => [...text.matchAll(/\/subscription\/([^/\s>]+)\//g)].map(([, token]) => token ?? "");

  it("FORM-12 asks once, however often it is looked, and only whoever confirmed so long ago", async () => {
    const lead = await confirmed();
    // Their day has not passed yet.
    await confirmed(Date.now() - 730 * day - 1);
    await house.ask();
    const ended = await confirmed();
    await house.does(ended, "end");
    const paused = await confirmed();
    await house.does(paused, "pause");
    await look();
    await look();
    const mails = await house.send();
    expect(mails.map(({ to }) => to[0]).toSorted()).toEqual([`${lead}@example.org`, `${paused}@example.org`]);
    expect(mails[0]?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
    await look();
    expect(await house.send()).toEqual([]);
  });

  it("FORM-12 looking at its links changes nothing; keeping it counts two years anew, once", async () => {
    const lead = await confirmed();
    await look();
    const [mail] = await house.send();
    const [keep = "", leave = ""] = links(mail?.text);
    for (const token of [keep, leave, keep])
      expect((await readBehindLink(house.strapi, token, Date.now()))?.subscriptions).toMatchObject([
        { state: "running", isAsked: true, renewedAt: null },
      ]);
    // A mail program's own button, or a scanner's press, on the wrong link: neither says yes.
    await changeBehindLink(house.strapi, { token: leave, change: "renew" }, Date.now());
    expect((await house.rowOf(lead)).renewed_at).toBeNull();
    const now = Date.now();
    const shown = await changeBehindLink(house.strapi, { token: keep, change: "renew" }, now);
    expect(shown?.subscriptions).toMatchObject([{ state: "running", isAsked: false }]);
    // The second tab.
    await changeBehindLink(house.strapi, { token: keep, change: "renew" }, now + day);
    expect((await house.rowOf(lead)).renewed_at).toBe(now);
    await look(now + 40 * day);
    expect(await house.send()).toEqual([]);
    expect((await house.rowOf(lead)).ended_at).toBeNull();
    await look(now + 2 * 366 * day);
    expect(await house.send()).toHaveLength(1);
  });

  it("FORM-12 ends by the link, or by silence after the days that are published, and not a day before", async () => {
    const [gone, silent] = [await confirmed(), await confirmed()];
    await look();
    const mails = await house.send();
    const [, leave = ""] = links(mails.find(({ to }) => to[0] === `${gone}@example.org`)?.text);
    await changeBehindLink(house.strapi, { token: leave, change: "end" }, Date.now());
    const left = await house.rowOf(gone);
    expect([left.ended_by, left.ended_at === null]).toEqual([null, false]);
    await look(Date.now() + 30 * day + 1);
    expect((await house.rowOf(silent)).ended_at).toBeNull();
    await look(Date.now() + 32 * day);
    const unheard = await house.rowOf(silent);
    expect([unheard.ended_by, unheard.ended_at === null]).toEqual(["silence", false]);
    const [keep = ""] = links(mails.find(({ to }) => to[0] === `${silent}@example.org`)?.text);
    const late = await changeBehindLink(house.strapi, { token: keep, change: "renew" }, Date.now() + 33 * day);
    expect(late?.subscriptions).toMatchObject([{ state: "ended" }]);
  });

  it("FORM-12 a question that never went out ends nothing", async () => {
    const lead = await confirmed();
    await look();
    await house.strapi.db.connection("gevel_outbox").update({ state: "dead" });
    await look(Date.now() + 100 * day);
    expect((await house.rowOf(lead)).ended_at).toBeNull();
  });

  it("FORM-12 what was answered or ended before the mail went out is not asked", async () => {
    const [kept, gone] = [await confirmed(), await confirmed()];
    await look();
    await house.does(kept, "renew");
    await house.does(gone, "end");
    expect(await house.send()).toEqual([]);
  });

  it("FORM-12 who asks to be erased leaves no question behind", async () => {
    const lead = await confirmed();
    await look();
    await house.does(lead, "erase");
    expect(await house.strapi.db.connection("gevel_outbox").select("id")).toEqual([]);
  });

  it("FORM-12 a job that is killed anywhere asks each one once all the same", async () => {
    const leads = [];
    for (let at = 0; at < 60; at++) leads.push(await confirmed());
    let broken = 0;
    for (let dies = 2; ; dies += 9) {
      let left = dies;
      const fail = () => {
        if (--left === 0) throw new Error("killed");
      };
      house.strapi.db.connection.on("start", fail);
      const done = await look().then(
        () => true,
        () => false,
      );
      house.strapi.db.connection.removeListener("start", fail);
      if (done) break;
      broken += 1;
    }
    expect(broken).toBeGreaterThan(5);
    const asked = (await house.send()).map(({ to }) => to[0]);
    expect(asked.toSorted()).toEqual(leads.map((lead) => `${lead}@example.org`).toSorted());
  });

  it("FORM-12 two that look at the same time ask each one once", async () => {
    for (let at = 0; at < 40; at++) await confirmed();
    await Promise.all([look(), look(), look()]);
    const asked = (await house.send()).map(({ to }) => to[0]);
    expect([asked.length, new Set(asked).size]).toEqual([40, 40]);
  });

  it("FORM-12 a table of an earlier version has its columns from the next start on, and its rows are asked", async () => {
    const lead = await confirmed();
    for (const name of ["renewed_at", "asked_again_at", "ended_by"])
      await house.strapi.db.connection.schema.alterTable("gevel_subscriptions", (columns) => columns.dropColumn(name));
    await ensureSubscriptionTable(house.strapi);
    await ensureSubscriptionTable(house.strapi);
    await look();
    expect((await house.send()).map(({ to }) => to[0])).toEqual([`${lead}@example.org`]);
  });
});
