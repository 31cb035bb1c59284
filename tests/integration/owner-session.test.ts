import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createCms } from "../../web/app/cms/http-cms.server.js";
import { endSession, renewSession } from "../../web/app/portal/renew-session.server.js";
import type { BootedCms } from "../support/boot-cms.js";
import { databases } from "../support/databases.js";
import { patientCmsClient } from "../support/patient-cms-client.js";

interface UserService {
  add(user: object): Promise<unknown>;
}
const password = "Een-goed-wachtwoord-1";
const owner = { username: "an@example.org", password };

let visitors = 0;
/** The CMS counts attempts by address, in one count for all that this process boots. */
const newVisitor = () => ({ address: `192.0.2.${(visitors += 1)}`, userAgent: "" });

describe.each(databases())("an owner's session on $name", ({ boot }) => {
  let cms: BootedCms;
  let site: ReturnType<typeof patientCmsClient>;

  beforeAll(async () => {
    cms = await boot();
    site = patientCmsClient(cms.url);
    const role: unknown = await cms.strapi.db
      .query("plugin::users-permissions.role")
      .findOne({ where: { type: "owner" } });
    const users = z.custom<UserService>().parse(cms.strapi.plugin("users-permissions").service("user"));
    const { id } = z.object({ id: z.number() }).parse(role);
    const account = { provider: "local", confirmed: true, blocked: false, password, role: id };
    await users.add({ ...account, username: owner.username, email: owner.username });
    await users.add({ ...account, username: "bob", email: "bob@example.org" });
  });
  afterAll(() => cms.close());

  const logIn = async () => {
    const session = await site.logIn(owner, newVisitor());
    if (!session) throw new Error("not let in");
    return session;
  };
  /** Stands for the access token ten minutes later. */
  const expired = "expired";

  it("OWNER-1 starts with the right password, and with nothing else", async () => {
    expect((await logIn()).username).toBe(owner.username);
    expect(await site.logIn({ ...owner, password: "another" }, newVisitor())).toBeNull();
    expect(await site.logIn({ ...owner, username: "nobody@example.org" }, newVisitor())).toBeNull();
  });

  it("OWNER-1 keeps its tokens while they are valid, and gets fresh ones afterwards", async () => {
    const session = await logIn();
    expect(await renewSession(site, session)).toBe(session);
    const late = { ...session, token: expired };
    // Two pages at once: the CMS takes a refresh token once.
    const [first, second] = await Promise.all([renewSession(site, late), renewSession(site, late)]);
    expect(first).not.toBeNull();
    expect(second).toEqual(first);
    expect(first?.refreshToken).not.toBe(session.refreshToken);
    expect(first && (await renewSession(site, first))).toBe(first);
  });

  it("OWNER-1 rejects one address after thirty attempts at any accounts, and only the site may forward addresses", async () => {
    const visitor = newVisitor();
    let tried = 0;
    const guess = (by = site, at = visitor) =>
      by.logIn({ username: `somebody-${(tried += 1)}@example.org`, password: "a guess" }, at);
    for (let attempt = 0; attempt < 30; attempt += 1) expect(await guess()).toBeNull();
    await expect(guess()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    // Other addresses of one IPv6 network count as one visitor.
    const inNetwork = (host: number) => ({ address: `2001:db8:7:7::${host}`, userAgent: "" });
    for (let attempt = 0; attempt < 30; attempt += 1) await guess(site, inNetwork(attempt));
    await expect(guess(site, inNetwork(99))).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    expect((await logIn()).username).toBe(owner.username);

    const stranger = createCms({ url: cms.url, secret: "not the site's" });
    const attempts = Array.from({ length: 31 }, (_, index) =>
      guess(stranger, { address: `198.51.100.${index}`, userAgent: "" }),
    );
    expect((await Promise.allSettled(attempts)).map(({ status }) => status)).toContain("rejected");
  });

  const forget = () => cms.strapi.db.connection("gevel_shared_limits").delete();
  const rejectionSchema = z.object({
    code: z.literal("TOO_MANY_REQUESTS"),
    wait: z
      .number()
      .min(60)
      .max(15 * 60),
  });

  it("OWNER-1 five wrong passwords from one address block that address, and not the owner elsewhere", async () => {
    await forget();
    // An account with two names is one account.
    for (const names of [[owner.username], ["ghost@example.org"], ["bob", "bob@example.org", "Bob@Example.org"]]) {
      const attacker = newVisitor();
      let turn = 0;
      const guess = () =>
        site.logIn({ username: names[(turn += 1) % names.length] ?? "", password: "a guess" }, attacker);
      // Successful logins do not count towards the limit.
      if (names[0] === owner.username) for (let times = 0; times < 6; times += 1) await logIn();
      for (let attempt = 0; attempt < 5; attempt += 1) expect(await guess()).toBeNull();
      rejectionSchema.parse(await guess().catch((cause: unknown) => cause));
    }
    expect((await logIn()).username).toBe(owner.username);
    await forget();
  });

  it("OWNER-1 many addresses attacking one account are as slow as few, and the owner logs in from known addresses", async () => {
    await forget();
    const homeVisitor = newVisitor();
    expect(await site.logIn(owner, homeVisitor)).not.toBeNull();
    for (const username of [owner.username, "ghost@example.org"]) {
      const guess = () => site.logIn({ username, password: "a guess" }, newVisitor());
      for (let attempt = 0; attempt < 20; attempt += 1) expect(await guess()).toBeNull();
      for (let attempt = 0; attempt < 3; attempt += 1)
        rejectionSchema.parse(await guess().catch((cause: unknown) => cause));
    }
    expect((await site.logIn(owner, homeVisitor))?.username).toBe(owner.username);
    // A client at that address that guesses is blocked as anywhere else.
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await site.logIn({ ...owner, password: "a guess" }, homeVisitor)).toBeNull();
    rejectionSchema.parse(await site.logIn(owner, homeVisitor).catch((cause: unknown) => cause));
    await forget();
  });

  it.each([
    ["at once", false],
    ["after its token expired", true],
  ])("OWNER-1 ends after a log-out %s, for copies of its tokens too", async (_when, late) => {
    const session = await logIn();
    const other = await logIn();
    await endSession(site, late ? { ...session, token: expired } : session);
    expect(await renewSession(site, session)).toBeNull();
    expect(await renewSession(createCms({ url: cms.url, secret: "" }), { ...session, token: expired })).toBeNull();
    expect(await renewSession(site, other)).toBe(other);
  });
});
