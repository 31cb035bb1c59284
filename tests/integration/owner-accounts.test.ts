import { belgianDay, fromBelgianTime, dayAfter, staffLoginsSchema } from "@gevel/config";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { accountsApp, accountUid, ownerUid } from "../support/accounts-app.js";
import { databases } from "../support/databases.js";

describe.each(databases())("owner accounts on $name", ({ boot }) => {
  const own = accountsApp(boot);
  const { accountOf, app, inside, lasts, logIn, seen } = own;

  it.each([
    [
      "blocks the account",
      (id: number) => app.cms.strapi.db.query(accountUid).update({ where: { id }, data: { blocked: true } }),
    ],
    ["removes the account", (id: number) => app.cms.strapi.db.query(accountUid).delete({ where: { id } })],
    [
      "sets another password",
      async (id: number, documentId: string) => {
        await app.staff.call(`/content-manager/collection-types/${accountUid}/${documentId}`, "PUT", {
          password: "Van-het-kantoor-9",
        });
      },
    ],
  ])("OWNER-1 a session ends at once, with its access token, when staff %s", async (_what, act) => {
    const { id, email, session } = await inside();
    const account = await accountOf(email);
    expect(await own.site.sessionState(session)).toBe("lasts");
    await act(id, account?.documentId ?? "");
    expect(await own.site.sessionState(session)).not.toBe("lasts");
    expect(await lasts(session)).toBe(false);
    const me = await fetch(`${app.cms.url}/api/users/me`, { headers: { authorization: `Bearer ${session.token}` } });
    expect(me.status).toBe(401);
  });

  it("OWNER-1 a token is invalid once its session has ended, and other sessions go on", async () => {
    const { email, session } = await inside();
    const other = await logIn(email);
    if (!other) throw new Error("not let in");
    const devices = await own.site.devices(session);
    expect(devices.map(({ device, current }) => [device, current])).toEqual([
      ["Firefox on Windows", true],
      ["Firefox on Windows", false],
    ]);
    await own.site.endDevice(session, devices[1]?.id ?? "");
    await own.site.endDevice(session, "gone already");
    const request = ({ token }: typeof session) =>
      fetch(`${app.cms.url}/api/users/me`, { headers: { authorization: `Bearer ${token}` } });
    expect([(await request(session)).status, (await request(other)).status]).toEqual([200, 401]);
    expect([await lasts(session), await lasts(other)]).toEqual([true, false]);
  });

  it("OWNER-3 a session of somebody else cannot be ended", async () => {
    const [an, bo] = [await inside(), await inside()];
    const [ofBo] = await own.site.devices(bo.session);
    await own.site.endDevice(an.session, ofBo?.id ?? "");
    expect(await lasts(bo.session)).toBe(true);
  });

  it("OWNER-4 the agency is notified in its language of a login, once a day per owner, and staff see each one", async () => {
    const { email, documentId } = await inside();
    const reported = () => app.to("info@agency.example").filter(({ mail }) => mail.text?.includes(email));
    await logIn(email);
    await logIn(email);
    await app.waitUntilMailed();
    expect(reported()).toHaveLength(1);
    const { subject, text = "" } = reported()[0]?.mail ?? {};
    expect(subject).toBe("Aangemeld in het eigenaarsportaal: An Claes");
    const entry = `https://cms.agency.example/admin/content-manager/collection-types/${ownerUid}/${documentId}`;
    for (const shownText of ["Iemand heeft zich aangemeld in het eigenaarsportaal.", "Firefox on Windows", entry])
      expect(text).toContain(shownText);
    const { logins } = staffLoginsSchema.parse((await app.staff.call("/owner-stats/logins")).json);
    const ways = logins.filter((login) => login.email === email).map(({ way }) => way);
    expect(ways).toEqual(["password", "password", "link"]);
    const listed = z.object({ mails: z.array(z.object({ kind: z.null(), kindName: z.string() })) });
    const { json } = await app.staff.call("/leads/mails?pageSize=1", "GET", undefined, { "x-admin-language": "nl" });
    expect(listed.parse(json).mails[0]?.kindName).toBe("Eigenaar aangemeld, aan het kantoor");
  });

  it("OWNER-4 a day is Belgian: logins before and after midnight are notified separately", async () => {
    const { email } = await inside();
    const reported = () => app.to("info@agency.example").filter(({ mail }) => mail.text?.includes(email));
    await app.waitUntilMailed();
    const before = reported().length;
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const day = dayAfter(belgianDay(new Date()), 2);
      // One day by UTC, in summer and in winter.
      for (const [on, time] of [
        [day, "23:40"],
        [day, "23:50"],
        [dayAfter(day, 1), "00:20"],
      ] as const) {
        vi.setSystemTime(fromBelgianTime(on, time));
        await logIn(email);
      }
      await app.waitUntilMailed();
      expect(reported()).toHaveLength(before + 2);
    } finally {
      vi.useRealTimers();
    }
  });

  it("OWNER-4 a login is stored for a year", async () => {
    const { email, id } = await inside();
    const logins = () => app.row("gevel_account_logins").where({ account: id });
    const year = 365 * 86_400_000;
    await logins().update({ at: Date.now() - year + 60_000 });
    await logIn(email);
    expect(await logins()).toHaveLength(2);
    await logins().update({ at: Date.now() - year - 1 });
    await logIn(email);
    expect(await logins()).toHaveLength(1);
  });

  it("OWNER-1 the account is deleted with the last owner of its address, and another address is another account", async () => {
    const { email, documentId, session } = await inside();
    const twin = await app.cms.strapi.documents(ownerUid).create({ data: { email } });
    await app.cms.strapi.documents(ownerUid).delete({ documentId });
    expect(await lasts(session)).toBe(true);
    const moved = `moved-${email}`;
    const data: object = { email: moved };
    await app.cms.strapi.documents(ownerUid).update({ documentId: twin.documentId, data });
    expect(await lasts(session)).toBe(false);
    expect(await accountOf(email)).toBeNull();
    expect(await accountOf(moved)).not.toBeNull();
    expect(await seen(moved)).toMatchObject({ invitedAt: null, lastLoginAt: null });
    expect(await logIn(moved)).toBeNull();
    for (const name of ["gevel_account_links", "gevel_account_logins"]) {
      const ids = z.array(z.object({ account: z.number().nullable() })).parse(await app.row(name).select("account"));
      const accounts = z.array(z.object({ id: z.number() })).parse(await app.row("up_users").select("id"));
      const known = new Set(accounts.map(({ id }) => id));
      expect(ids.filter(({ account }) => account !== null && !known.has(account))).toEqual([]);
    }
  });
});
