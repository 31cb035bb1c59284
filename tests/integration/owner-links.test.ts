import { staffAccountsSchema } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { linkRows, spendLink } from "../../cms-plugins/owner-stats/server/src/accounts/links/account-links.js";
import { accountsApp, accountUid, visitor } from "../support/accounts-app.js";
import { databases } from "../support/databases.js";

const someTime: unknown = expect.any(String);
const someNumber: unknown = expect.any(Number);

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

describe.each(databases())("owner login links, on $name", ({ boot }) => {
  const own = accountsApp(boot);
  const { ask, choose, configure, enter, app, inside, invite, lasts, linkOf, logIn, seen } = own;

  it("OWNER-1 an invited owner chooses a password once, in their own language, and staff see the progress", async () => {
    const { email, id } = await enter();
    expect(await seen(email)).toMatchObject({ name: "An Claes", invitedAt: null, lastLoginAt: null, blocked: false });
    expect((await invite(id)).json).toEqual({ invited: 1 });
    const { language, page, token, subject, text } = await linkOf(email, 1);
    expect([language, page, subject]).toEqual(["fr", "choose-password", "Suivez votre bien chez Gevel Vastgoed"]);
    expect(text).toContain("Bonjour An Claes,");
    expect(await seen(email)).toMatchObject({ acceptedAt: null, invitedAt: someTime });

    // Looking at the page, as mail scanners do, uses nothing up; a password that is refused does not either.
    for (let times = 0; times < 3; times += 1)
      expect(await own.site.readAccountLink(token)).toEqual({ kind: "invitation", email });
    await expect(choose(token, "password1")).rejects.toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ field: "password", message: "too-common" }],
    });
    const answers = await Promise.all([choose(token), choose(token)]);
    expect(answers.filter((session) => session !== null)).toHaveLength(1);
    expect(await own.site.readAccountLink(token)).toBeNull();
    expect(await choose(token, "another password 2")).toBeNull();
    expect((await logIn(email))?.username).toBe(email);
    expect(await seen(email)).toMatchObject({ acceptedAt: someTime, lastLoginAt: someTime });
    // The database contains nothing that grants access.
    const rows = JSON.stringify(await app.row("gevel_account_links").select());
    expect(rows).not.toContain(token);
  });

  it("OWNER-1 inviting again invalidates the first link; inviting all includes only uninvited owners, once", async () => {
    const first = await enter();
    await invite(first.id);
    const before = await linkOf(first.email, 1);
    await invite(first.id);
    const { token } = await linkOf(first.email, 2);
    expect(await own.site.readAccountLink(before.token)).toBeNull();
    expect(await own.site.readAccountLink(token)).not.toBeNull();

    const waiting = [await enter(), await enter({ language: null })];
    const blocked = await enter();
    await app.cms.strapi.db.query(accountUid).update({ where: { id: blocked.id }, data: { blocked: true } });
    const list = staffAccountsSchema.parse((await app.staff.call("/owner-stats/accounts")).json);
    expect(list.uninvited).toBe(2);
    expect((await invite()).json).toEqual({ invited: 2 });
    expect((await linkOf(waiting[1]?.email ?? "", 1)).language).toBe("nl");
    expect((await invite()).json).toEqual({ invited: 0 });
    expect((await invite(blocked.id)).status).toBe(404);
    expect((await invite(987_654)).status).toBe(404);
  });

  it("OWNER-1 an owner gets mails in their language, with a link to a page in a language of the site", async () => {
    const use = (de: boolean) => [...["nl", "fr"].map((code) => ({ code, use: true })), { code: "de", use: de }];
    await configure({ languages: use(false) });
    const { email, id } = await enter({ language: "de" });
    await invite(id);
    const { language, subject } = await linkOf(email, 1);
    expect([language, subject]).toEqual(["nl", "Verfolgen Sie Ihr Objekt bei Gevel Vastgoed"]);
    await configure({ languages: use(true) });
    await invite(id);
    expect((await linkOf(email, 2)).language).toBe("de");
  });

  it("OWNER-1 a new account is invited automatically where the site configuration says so", async () => {
    await configure({ ownerPortal: { inviteNewOwners: true } });
    const { email } = await enter();
    expect((await linkOf(email, 1)).page).toBe("choose-password");
    await configure({ ownerPortal: { inviteNewOwners: false } });
    const other = await enter();
    await app.waitUntilMailed();
    expect(app.to(other.email)).toEqual([]);
  });

  it("OWNER-1 a forgotten password: a link for a known account, none for an unknown one, and every session ends", async () => {
    const { email, session } = await inside();
    const other = await logIn(email);
    await ask(email.toUpperCase());
    await ask("nobody@owners.example");
    const { language, page, token } = await linkOf(email, 2);
    expect([language, page]).toEqual(["fr", "choose-password"]);
    await app.waitUntilMailed();
    expect(app.to("nobody@owners.example")).toEqual([]);
    expect(await app.row("gevel_account_links").where({ email: "nobody@owners.example" })).toEqual([]);

    const fresh = await choose(token, "een heel ander woord");
    expect(fresh && (await lasts(fresh))).toBe(true);
    expect([await lasts(session), other && (await lasts(other))]).toEqual([false, false]);
    expect(await logIn(email)).toBeNull();
    expect((await logIn(email, "een heel ander woord"))?.username).toBe(email);
    expect(await choose(token, "nog een ander woord")).toBeNull();
  });

  it("OWNER-1 a link expires after its time, and with a new password", async () => {
    const { email } = await inside();
    await ask(email);
    const late = await linkOf(email, 2);
    await app
      .row("gevel_account_links")
      .where({ email, kind: "reset" })
      .update({ until: Date.now() - 1 });
    expect(await choose(late.token)).toBeNull();
    await ask(email);
    const first = await linkOf(email, 3);
    await ask(email);
    const second = await linkOf(email, 4);
    expect(await choose(second.token, "weer een ander woord")).not.toBeNull();
    expect(await own.site.readAccountLink(first.token)).toBeNull();
    expect(await own.site.readAccountLink("made-up")).toBeNull();
  });

  it("OWNER-1 a login by mail: the link works once, and a password link logs nobody in", async () => {
    const { email } = await inside();
    await ask(email, "login");
    const { page, token } = await linkOf(email, 2);
    expect(page).toBe("by-mail");
    expect(await choose(token)).toBeNull();
    const sessions = await Promise.all(Array.from({ length: 4 }, () => own.site.logInByLink(token, visitor())));
    expect(sessions.flatMap((session) => session?.username ?? [])).toEqual([email]);
    expect(await own.site.logInByLink(token, visitor())).toBeNull();
    await ask(email);
    expect(await own.site.logInByLink((await linkOf(email, 3)).token, visitor())).toBeNull();
    // Two requests may both read the link while it is valid; the second one to use it fails.
    const [row] = linkRows.parse(await app.row("gevel_account_links").where({ email, kind: "reset", used_at: null }));
    if (!row) throw new Error("no link");
    const { strapi } = app.cms;
    expect([await spendLink(strapi, row), await spendLink(strapi, row)]).toEqual([true, false]);
  });

  it("OWNER-1 link requests are limited per address and per client, for known and unknown accounts alike", async () => {
    const { email } = await enter();
    for (const address of [email, "ghost@owners.example"]) {
      const one = visitor();
      const again = () => own.site.requestAccountLink({ kind: "reset", email: address, language: "nl" }, one);
      for (let times = 0; times < 5; times += 1) await again();
      await expect(again()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", wait: someNumber });
    }
    for (const wrong of ["", "no address", "an\u0000@owners.example"])
      await expect(ask(wrong)).rejects.toMatchObject({ code: "INVALID_INPUT", fields: [{ field: "email" }] });
    await expect(ask(`${"x".repeat(300)}@owners.example`)).rejects.toMatchObject({ code: "INVALID_INPUT" });
    const one = visitor();
    const from = (count: number) =>
      own.site.requestAccountLink({ kind: "reset", email: `any-${count}@owners.example`, language: "nl" }, one);
    for (let count = 0; count < 30; count += 1) await from(count);
    await expect(from(30)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });

  it("OWNER-1 link requests by others flood no mailbox and lock no owner out: the last mailed link works", async () => {
    const { email } = await inside();
    const before = app.to(email).length;
    for (let times = 0; times < 12; times += 1) await ask(email, "login");
    await app.waitUntilMailed();
    expect(app.to(email)).toHaveLength(before + 3);
    // Meanwhile many addresses try passwords.
    for (let attempt = 0; attempt < 21; attempt += 1) await logIn(email, "a guess").catch(() => null);
    await expect(logIn(email)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    const { token } = await linkOf(email, before + 3);
    const homeVisitor = visitor();
    expect(await own.site.logInByLink(token, homeVisitor)).not.toBeNull();
    // From there the password does too.
    expect(await own.site.logIn({ username: email, password: "vier paarden drinken" }, homeVisitor)).not.toBeNull();
  });

  it("OWNER-1 requesting a link writes the same rows for an unknown account", async () => {
    const { email } = await inside();
    await app.waitUntilMailed();
    const { connection } = app.cms.strapi.db;
    async function writtenFor(address: string): Promise<string[]> {
      const written: string[] = [];
      const note = ({ sql }: { sql: string }) => {
        if (/^insert into \W(gevel_account_links|gevel_outbox)\W/.test(sql)) written.push(sql);
      };
      connection.on("query", note);
      await ask(address);
      connection.off("query", note);
      return written;
    }
    const forExisting = await writtenFor(email);
    expect(forExisting).toHaveLength(2);
    expect(await writtenFor("nobody@owners.example")).toEqual(forExisting);
    await app.waitUntilMailed();
  });

  it("OWNER-1 requesting a link takes as long for an unknown account", async () => {
    const { email } = await inside();
    const duration = async (address: string) => {
      // Or the limit of tries would answer.
      await app.row("gevel_shared_limits").delete();
      const started = performance.now();
      await ask(address);
      return performance.now() - started;
    };
    await duration(email);
    const ratios: number[] = [];
    for (let pair = 0; pair < 25; pair += 1) {
      const ofExisting = await duration(email);
      ratios.push((await duration(`nobody-${pair}@owners.example`)) / ofExisting);
    }
    expect(median(ratios)).toBeGreaterThan(0.5);
    expect(median(ratios)).toBeLessThan(2);
    await app.waitUntilMailed();
  });
});
