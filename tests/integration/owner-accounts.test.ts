import { staffAccountAnswerSchema, staffAccountsSchema, staffLoginsSchema } from "@gevel/config";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createCms } from "../../web/app/cms/http-cms.server.js";
import { renewSession } from "../../web/app/portal/renew-session.server.js";
import { mailingHouse } from "../support/agency-house.js";
import { testSecret } from "../support/boot-cms.js";
import { eachDatabase } from "../support/each-database.js";

const userUid = "plugin::users-permissions.user";
const ownerUid = "plugin::properties.owner";
const configUid = "api::site-config.site-config";
const siteUrl = "https://www.agency.example";
const firefox = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";
const password = "vier paarden drinken";

const someMoment: unknown = expect.any(String);
const someNumber: unknown = expect.any(Number);

let visitors = 0;
const visitor = (userAgent = firefox) => ({ address: `198.18.${(visitors += 1) >> 8}.${visitors & 255}`, userAgent });
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

describe.each(eachDatabase)("the accounts of owners on $name", ({ boot }) => {
  const house = mailingHouse(boot, () => ({ SITE_URL: siteUrl, CMS_PUBLIC_URL: "https://cms.agency.example" }));
  let site: ReturnType<typeof createCms>;
  let owners = 0;

  beforeAll(() => {
    site = createCms({ url: house.cms.url, secret: testSecret("REPLICA_SECRET") });
  });

  /** An owner that staff enter, with the account that comes of it. */
  async function enter(fields: object = {}) {
    const email = `owner-${(owners += 1)}@owners.example`;
    const data = { email, name: "An Claes", language: "fr" as const, ...fields };
    const { documentId } = await house.cms.strapi.documents(ownerUid).create({ data });
    const account = await accountOf(email);
    if (!account) throw new Error("no account was made");
    return { email, documentId, id: account.id };
  }
  const accountOf = async (email: string) =>
    z
      .object({ id: z.number(), documentId: z.string() })
      .nullable()
      .parse(await house.cms.strapi.db.query(userUid).findOne({ where: { email } }));
  /** What staff write in the site configuration. */
  async function configure(data: object) {
    const documents = house.cms.strapi.documents(configUid);
    const [config] = await documents.findMany({ locale: "nl" });
    const documentId = config?.documentId ?? "";
    await documents.update({ documentId, locale: "nl", data });
    await documents.publish({ documentId, locale: "nl" });
  }
  const invite = (id?: number) =>
    house.staff.call("/owner-stats/accounts/invite", "POST", id === undefined ? {} : { id });
  const seen = async (email: string) => {
    const { json } = await house.staff.call("/owner-stats/account", "POST", { email });
    return staffAccountAnswerSchema.parse(json).account;
  };
  /** The link of the newest mail to them. */
  const linkOf = async (email: string, count: number) => {
    const mails = await house.mailsTo(email, count);
    const text = mails.at(-1)?.mail.text ?? "";
    const [, language = "", page = "", token = ""] =
      /https:\/\/www\.agency\.example\/(\w\w)\/login\/([\w-]+)\/([\w-]+)\//.exec(text) ?? [];
    return { language, page, token, subject: mails.at(-1)?.mail.subject ?? "", text };
  };
  const choose = (token: string, chosen = password) => site.choosePassword({ token, password: chosen }, visitor());
  const lasts = async (session: Parameters<typeof site.sessionState>[0]) =>
    (await renewSession(site, session)) !== null;
  async function inside() {
    const owner = await enter();
    await invite(owner.id);
    const { token } = await linkOf(owner.email, 1);
    const session = await choose(token);
    if (!session) throw new Error("not let in");
    return { ...owner, session };
  }
  const logIn = (email: string, word = password) => site.logIn({ username: email, password: word }, visitor());
  const ask = (email: string, kind: "reset" | "login" = "reset") =>
    site.askAccountLink({ kind, email, language: "de" }, visitor());

  it("OWNER-1 an invited owner chooses a password once, in their own language, and staff see how far they are", async () => {
    const { email, id } = await enter();
    expect(await seen(email)).toMatchObject({ name: "An Claes", invitedAt: null, lastLoginAt: null, blocked: false });
    expect((await invite(id)).json).toEqual({ invited: 1 });
    const { language, page, token, subject, text } = await linkOf(email, 1);
    expect([language, page, subject]).toEqual(["fr", "choose-password", "Suivez votre bien chez Gevel Vastgoed"]);
    expect(text).toContain("Bonjour An Claes,");
    expect(await seen(email)).toMatchObject({ acceptedAt: null, invitedAt: someMoment });

    // Looking at the page, as mail scanners do, uses nothing up; a password that is refused does not either.
    for (let times = 0; times < 3; times += 1)
      expect(await site.readAccountLink(token)).toEqual({ kind: "invitation", email });
    await expect(choose(token, "password1")).rejects.toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ field: "password", message: "too-common" }],
    });
    const answers = await Promise.all([choose(token), choose(token)]);
    expect(answers.filter((session) => session !== null)).toHaveLength(1);
    expect(await site.readAccountLink(token)).toBeNull();
    expect(await choose(token, "another password 2")).toBeNull();
    expect((await logIn(email))?.username).toBe(email);
    expect(await seen(email)).toMatchObject({ acceptedAt: someMoment, lastLoginAt: someMoment });
    // The database has nothing that opens a door.
    const rows = JSON.stringify(await house.row("gevel_account_links").select());
    expect(rows).not.toContain(token);
  });

  it("OWNER-1 staff invite once more, and the first link is over; and all that nobody invited yet, once", async () => {
    const first = await enter();
    await invite(first.id);
    const before = await linkOf(first.email, 1);
    await invite(first.id);
    const { token } = await linkOf(first.email, 2);
    expect(await site.readAccountLink(before.token)).toBeNull();
    expect(await site.readAccountLink(token)).not.toBeNull();

    const waiting = [await enter(), await enter({ language: null })];
    const list = staffAccountsSchema.parse((await house.staff.call("/owner-stats/accounts")).json);
    expect(list.uninvited).toBe(2);
    expect((await invite()).json).toEqual({ invited: 2 });
    expect((await linkOf(waiting[1]?.email ?? "", 1)).language).toBe("nl");
    expect((await invite()).json).toEqual({ invited: 0 });
    expect((await invite(987_654)).status).toBe(404);
  });

  it("OWNER-1 an owner is written to in their language, with a link to a page in one that the site has", async () => {
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

  it("OWNER-1 a new account is invited by itself where the site configuration says so", async () => {
    await configure({ ownerPortal: { inviteNewOwners: true } });
    const { email } = await enter();
    expect((await linkOf(email, 1)).page).toBe("choose-password");
    await configure({ ownerPortal: { inviteNewOwners: false } });
    const other = await enter();
    await house.untilMailed();
    expect(house.to(other.email)).toEqual([]);
  });

  it("OWNER-1 a forgotten password: a link for who has an account, nothing for who has none, and every session ends", async () => {
    const { email, session } = await inside();
    const other = await logIn(email);
    await ask(email.toUpperCase());
    await ask("nobody@owners.example");
    const { language, page, token } = await linkOf(email, 2);
    expect([language, page]).toEqual(["fr", "choose-password"]);
    await house.untilMailed();
    expect(house.to("nobody@owners.example")).toEqual([]);
    expect(await house.row("gevel_account_links").where({ email: "nobody@owners.example" })).toEqual([]);

    const fresh = await choose(token, "een heel ander woord");
    expect(fresh && (await lasts(fresh))).toBe(true);
    expect([await lasts(session), other && (await lasts(other))]).toEqual([false, false]);
    expect(await logIn(email)).toBeNull();
    expect((await logIn(email, "een heel ander woord"))?.username).toBe(email);
    expect(await choose(token, "nog een ander woord")).toBeNull();
  });

  it("OWNER-1 a link is over after its time, and one that was asked for before a new password as well", async () => {
    const { email } = await inside();
    await ask(email);
    const late = await linkOf(email, 2);
    await house
      .row("gevel_account_links")
      .where({ email, kind: "reset" })
      .update({ until: Date.now() - 1 });
    expect(await choose(late.token)).toBeNull();
    await ask(email);
    const first = await linkOf(email, 3);
    await ask(email);
    const second = await linkOf(email, 4);
    expect(await choose(second.token, "weer een ander woord")).not.toBeNull();
    expect(await site.readAccountLink(first.token)).toBeNull();
    expect(await site.readAccountLink("made-up")).toBeNull();
  });

  it("OWNER-1 a login by mail: the link opens once, and a link to choose a password opens nothing by itself", async () => {
    const { email } = await inside();
    await ask(email, "login");
    const { page, token } = await linkOf(email, 2);
    expect(page).toBe("by-mail");
    expect(await choose(token)).toBeNull();
    const session = await site.logInByLink(token, visitor());
    expect(session?.username).toBe(email);
    expect(await site.logInByLink(token, visitor())).toBeNull();
    await ask(email);
    expect(await site.logInByLink((await linkOf(email, 3)).token, visitor())).toBeNull();
  });

  it("OWNER-1 who asks for links for one address, or from one, is stopped, whether there is an account or not", async () => {
    const { email } = await enter();
    for (const address of [email, "ghost@owners.example"]) {
      for (let times = 0; times < 5; times += 1) await ask(address);
      await expect(ask(address)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", wait: someNumber });
    }
    for (const wrong of ["", "no address", "an\u0000@owners.example"])
      await expect(ask(wrong)).rejects.toMatchObject({ code: "INVALID_INPUT", fields: [{ field: "email" }] });
    await expect(ask(`${"x".repeat(300)}@owners.example`)).rejects.toMatchObject({ code: "INVALID_INPUT" });
    const one = visitor();
    const from = (count: number) =>
      site.askAccountLink({ kind: "reset", email: `any-${count}@owners.example`, language: "nl" }, one);
    for (let count = 0; count < 30; count += 1) await from(count);
    await expect(from(30)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });

  it("OWNER-1 asking for a link takes as long for who has no account", async () => {
    const { email } = await inside();
    const took = async (address: string) => {
      // Or the limit of tries would answer.
      await house.row("gevel_shared_limits").delete();
      const started = performance.now();
      await ask(address);
      return performance.now() - started;
    };
    await took(email);
    const ratios: number[] = [];
    for (let pair = 0; pair < 25; pair += 1) {
      const ofKnown = await took(email);
      ratios.push((await took(`nobody-${pair}@owners.example`)) / ofKnown);
    }
    expect(median(ratios)).toBeGreaterThan(0.5);
    expect(median(ratios)).toBeLessThan(2);
    await house.untilMailed();
  });

  it.each([
    [
      "blocks the account",
      (id: number) => house.cms.strapi.db.query(userUid).update({ where: { id }, data: { blocked: true } }),
    ],
    ["removes the account", (id: number) => house.cms.strapi.db.query(userUid).delete({ where: { id } })],
    [
      "gives another password",
      async (id: number, documentId: string) => {
        await house.staff.call(`/content-manager/collection-types/${userUid}/${documentId}`, "PUT", {
          password: "Van-het-kantoor-9",
        });
      },
    ],
  ])("OWNER-1 a session is over at once, with its access token, when staff %s", async (_what, act) => {
    const { id, email, session } = await inside();
    const account = await accountOf(email);
    expect(await site.sessionState(session)).toBe("lasts");
    await act(id, account?.documentId ?? "");
    expect(await site.sessionState(session)).not.toBe("lasts");
    expect(await lasts(session)).toBe(false);
    const me = await fetch(`${house.cms.url}/api/users/me`, { headers: { authorization: `Bearer ${session.token}` } });
    expect(me.status).toBe(401);
  });

  it("OWNER-1 a token is worth nothing once its session was ended, and the others go on", async () => {
    const { email, session } = await inside();
    const other = await logIn(email);
    if (!other) throw new Error("not let in");
    const devices = await site.devices(session);
    expect(devices.map(({ device, current }) => [device, current])).toEqual([
      ["Firefox on Windows", true],
      ["Firefox on Windows", false],
    ]);
    await site.endDevice(session, devices[1]?.id ?? "");
    await site.endDevice(session, "gone already");
    const ask = ({ token }: typeof session) =>
      fetch(`${house.cms.url}/api/users/me`, { headers: { authorization: `Bearer ${token}` } });
    expect([(await ask(session)).status, (await ask(other)).status]).toEqual([200, 401]);
    expect([await lasts(session), await lasts(other)]).toEqual([true, false]);
  });

  it("OWNER-3 a session of somebody else cannot be ended", async () => {
    const [an, bo] = [await inside(), await inside()];
    const [ofBo] = await site.devices(bo.session);
    await site.endDevice(an.session, ofBo?.id ?? "");
    expect(await lasts(bo.session)).toBe(true);
  });

  it("OWNER-4 the agency is told in its language that a person logged in, once a day for each owner, and staff see each time", async () => {
    const { email, documentId } = await inside();
    const told = () => house.to("info@agency.example").filter(({ mail }) => mail.text?.includes(email));
    await logIn(email);
    await logIn(email);
    await house.untilMailed();
    expect(told()).toHaveLength(1);
    const { subject, text = "" } = told()[0]?.mail ?? {};
    expect(subject).toBe("Aangemeld in het eigenaarsportaal: An Claes");
    const entry = `https://cms.agency.example/admin/content-manager/collection-types/${ownerUid}/${documentId}`;
    for (const said of ["Iemand heeft zich aangemeld in het eigenaarsportaal.", "Firefox on Windows", entry])
      expect(text).toContain(said);
    const { logins } = staffLoginsSchema.parse((await house.staff.call("/owner-stats/logins")).json);
    const ways = logins.filter((login) => login.email === email).map(({ way }) => way);
    expect(ways).toEqual(["password", "password", "link"]);
    const listed = z.object({ mails: z.array(z.object({ kind: z.null(), kindName: z.string() })) });
    const { json } = await house.staff.call("/leads/mails?pageSize=1", "GET", undefined, { "x-admin-language": "nl" });
    expect(listed.parse(json).mails[0]?.kindName).toBe("Eigenaar aangemeld, aan het kantoor");
  });

  it("OWNER-1 the account goes with the last owner of its address, and another address is another account", async () => {
    const { email, documentId, session } = await inside();
    const twin = await house.cms.strapi.documents(ownerUid).create({ data: { email } });
    await house.cms.strapi.documents(ownerUid).delete({ documentId });
    expect(await lasts(session)).toBe(true);
    const moved = `moved-${email}`;
    const data: object = { email: moved };
    await house.cms.strapi.documents(ownerUid).update({ documentId: twin.documentId, data });
    expect(await lasts(session)).toBe(false);
    expect(await accountOf(email)).toBeNull();
    expect(await accountOf(moved)).not.toBeNull();
    expect(await seen(moved)).toMatchObject({ invitedAt: null, lastLoginAt: null });
    expect(await logIn(moved)).toBeNull();
    for (const name of ["gevel_account_links", "gevel_account_logins"]) {
      const ids = z.array(z.object({ account: z.number().nullable() })).parse(await house.row(name).select("account"));
      const accounts = z.array(z.object({ id: z.number() })).parse(await house.row("up_users").select("id"));
      const known = new Set(accounts.map(({ id }) => id));
      expect(ids.filter(({ account }) => account !== null && !known.has(account))).toEqual([]);
    }
  });
});
