import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { siteContentTypes } from "../../cms/src/api/content-types.js";
import { setUpMarketingRole } from "../../cms/src/bootstrap/marketing-role.js";
import { bootCms, testSecret, type BootedCms } from "../support/boot-cms.js";
import { cmsRoutes } from "../support/cms-routes.js";
import { copyFirstStart } from "../support/first-start.js";
import { createApiToken, logInStaff } from "../support/strapi-accounts.js";

/**
 * All CMS routes that answer anonymous clients, with the status for an empty request. Whoever opens another one adds it
 * here with the reason.
 */
const open: Readonly<Record<string, number>> = {
  // Whether it lives.
  "GET /_health": 204,
  "POST /_health": 204,
  "PUT /_health": 204,
  "PATCH /_health": 204,
  "DELETE /_health": 204,
  // The redirect to the admin, and the requests of its login screen.
  "GET /": 302,
  "GET /admin/init": 200,
  "GET /admin/project-type": 200,
  "POST /admin/login": 400,
  // The first administrator of an empty database; and staff who were invited, by the token of their invitation.
  "POST /admin/register-admin": 400,
  "GET /admin/registration-info": 400,
  "POST /admin/register": 400,
  // A script of Strapi's preview, the same for all.
  "GET /content-manager/preview/script": 200,
  // Owners, through the site.
  "POST /api/auth/local": 400,
  "POST /api/auth/refresh": 400,
  // Read by integrators before they have a token.
  "GET /api/openapi.json": 200,
};

/** Also open, to anybody who knows the address of an existing file; no other route returns 404. */
const openByAddress: Readonly<Record<string, number>> = {
  // Files that staff uploaded for the site.
  "GET /uploads/(.*)": 404,
  // Files of the public folder.
  "GET /((?!uploads/).+)": 404,
  // A calendar of staff: the address is its secret.
  "GET /api/leads/calendar/:file": 404,
};

/** An open route may return 404 for an unknown id, which does not mean closed. */
const closed = 401;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

describe("Q-3 public routes of the CMS", () => {
  let cms: BootedCms;
  let dataDir: string;

  const request = (method: string, path: string, headers: Record<string, string> = {}) =>
    fetch(cms.url + path, {
      method,
      redirect: "manual",
      headers: { "content-type": "application/json", ...headers },
      ...(method === "GET" ? {} : { body: "{}" }),
    });

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "gevel-routes-"));
    await copyFirstStart(dataDir);
    cms = await bootCms({
      // As in production: a login takes as long for an unknown account.
      passwordRounds: 10,
      dataDir,
      settings: { CMS_PUBLIC_URL: "https://cms.agency.example" },
    });
  });
  afterAll(async () => {
    await cms.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function answersToAnybody(): Promise<Record<string, number>> {
    const answers: Record<string, number> = {};
    for (const { method, name, pathWith } of cmsRoutes(cms)) {
      const { status } = await request(method, pathWith("1"));
      if (status !== closed) answers[name] = status;
    }
    return answers;
  }

  it("answers an anonymous caller at these addresses only; all others return 401", async () => {
    expect(await answersToAnybody()).toEqual({ ...open, ...openByAddress });
  });

  it("detects a route that somebody opens, even without a handler", async () => {
    const role: unknown = await cms.strapi.db
      .query("plugin::users-permissions.role")
      .findOne({ where: { type: "public" } });
    const permissions = cms.strapi.db.query("plugin::users-permissions.permission");
    const action = "plugin::owner-stats.import.import";
    await permissions.create({ data: { action, role: z.object({ id: z.number() }).parse(role).id } });
    try {
      expect((await answersToAnybody())["POST /api/owner-stats/import"]).toBe(400);
    } finally {
      await permissions.deleteMany({ where: { action } });
    }
    expect((await request("POST", "/api/owner-stats/import")).status).toBe(closed);
  });

  it.each([
    "POST /api/auth/local/register",
    "POST /api/auth/forgot-password",
    "POST /api/auth/reset-password",
    "GET /api/auth/email-confirmation",
    "POST /api/auth/send-email-confirmation",
    "GET /api/auth/google/callback",
    "GET /api/connect/google",
    "GET /api/users",
    "POST /api/users",
    "POST /api/auth/change-password",
    "GET /api/users-permissions/roles",
    "POST /api/upload",
    "GET /api/upload/files",
    "POST /api/email",
    "GET /api/i18n/locales",
    "GET /api/content-type-builder/content-types",
    "POST /admin/forgot-password",
    "POST /admin/reset-password",
    "POST /api/nothing",
  ])("%s does not exist", async (route) => {
    const [method = "", path = ""] = route.split(" ");
    const answer = await request(method, path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("allow")).toBeNull();
  });

  it("API-1 the content of the site has no REST routes", () => {
    const names = Object.values(siteContentTypes).map(({ uid }) => cms.strapi.contentType(uid).info.pluralName);
    expect(names).toContain("pages");
    const ofContent = cmsRoutes(cms).filter(({ name }) => names.some((type) => name.includes(` /api/${type}`)));
    expect(ofContent).toEqual([]);
  });

  it("API-1 a missing, wrong or expired token gets 401, and one without the permission 403", async () => {
    const { strapi } = cms;
    const good = await createApiToken(cms, "may import", ["plugin::properties.import.import"]);
    const weak = await createApiToken(cms, "may import histories", ["plugin::owner-stats.import.import"]);
    const late = await createApiToken(cms, "was good", ["plugin::properties.import.import"]);
    await strapi.db.query("admin::api-token").update({
      where: { name: "was good" },
      data: { expiresAt: new Date(Date.now() - 1_000).toISOString() },
    });
    const tokens = {
      none: null,
      empty: "Bearer ",
      wrong: "Bearer x",
      basic: "Basic eDp5",
      late: `Bearer ${late}`,
    };
    const ofHistories = "/api/owner-stats/import";
    for (const path of ["/api/properties/import", "/api/properties/feeds?source=a", ofHistories]) {
      for (const [name, token] of Object.entries(tokens)) {
        const answer = await request("POST", path, token === null ? {} : { authorization: token });
        expect([path, name, answer.status]).toEqual([path, name, 401]);
        expect(answer.headers.get("www-authenticate")).toBe("Bearer");
        expect(await answer.json()).toMatchObject({
          data: null,
          error: { status: 401, name: "UnauthorizedError" },
        });
      }
      const other = await request("POST", path, {
        authorization: `Bearer ${path === ofHistories ? good : weak}`,
      });
      expect([path, other.status]).toEqual([path, 403]);
    }
    expect(
      (
        await request("POST", "/api/properties/import", {
          authorization: `Bearer ${good}`,
        })
      ).status,
    ).toBe(400);
    expect((await request("POST", ofHistories, { authorization: `Bearer ${weak}` })).status).toBe(400);
  });

  it("Q-3 rejects reads and writes from other origins", async () => {
    const own = "https://cms.agency.example";
    for (const origin of ["https://evil.example", "http://localhost:1", "null", `${own}.evil.example`]) {
      for (const path of ["/admin/init", "/admin/access-token", "/api/openapi.json"]) {
        const answer = await request("GET", path, { origin });
        expect(answer.headers.get("access-control-allow-origin")).toBeNull();
        expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
      }
      expect((await request("POST", "/admin/access-token", { origin })).status).toBe(403);
      const requested = await request("OPTIONS", "/admin/init", {
        origin,
        "access-control-request-method": "GET",
      });
      expect(requested.headers.get("access-control-allow-origin")).toBeNull();
    }
    const answer = await request("GET", "/admin/init", { origin: own });
    expect(answer.headers.get("access-control-allow-origin")).toBe(own);
    expect((await request("POST", "/admin/access-token", { origin: own })).status).toBe(401);
    expect((await request("POST", "/admin/access-token", { origin: cms.url })).status).toBe(401);
  });

  it("Q-3 accepts files from staff only, and rejects others before any is written", async () => {
    const body = new FormData();
    body.set("files", new File(["x".repeat(10_000)], "a.txt"));
    for (const authorization of ["", "Bearer wrong"]) {
      const answer = await fetch(`${cms.url}/admin/login`, {
        method: "POST",
        body,
        headers: { authorization },
      });
      expect(answer.status).toBe(401);
    }
  });

  it("Q-3 the admin may load and call nothing but itself, except pictures", async () => {
    const policy = (await request("GET", "/admin/init")).headers.get("content-security-policy") ?? "";
    const directives = Object.fromEntries(
      policy.split(";").map((part) => {
        const [name = "", ...values] = part.trim().split(" ");
        return [name, values.join(" ")];
      }),
    );
    expect(directives).toMatchObject({
      "default-src": "'self'",
      "script-src": "'self'",
      "connect-src": "'self'",
      "object-src": "'none'",
      "base-uri": "'self'",
      "frame-ancestors": "'self'",
    });
    for (const [name, values] of Object.entries(directives))
      if (name !== "img-src") expect(`${name} ${values}`).not.toMatch(/https?:(?!\/\/localhost)|\*|strapi/);
  });

  describe("OWNER-1 a login does not reveal who has an account", () => {
    const password = "For-tests-0nly";
    let attempts = 0;

    /** Milliseconds until the refusal; each attempt from another address, or the limit of attempts would answer. */
    async function rejection(path: string, body: object): Promise<number> {
      // And not for one account too often.
      await cms.strapi.db.connection("gevel_shared_limits").delete();
      const started = performance.now();
      const answer = await fetch(cms.url + path, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-visitor-address": `198.51.100.${(attempts += 1)}`,
          "x-site-secret": testSecret("REPLICA_SECRET"),
        },
        body: JSON.stringify(body),
      });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toMatch(/Invalid (identifier or password|credentials)/);
      return performance.now() - started;
    }

    beforeAll(async () => {
      await logInStaff(cms);
      await cms.strapi.documents("plugin::users-permissions.user").create({
        data: {
          username: "an@example.org",
          email: "an@example.org",
          password,
          provider: "local",
          confirmed: true,
        },
      });
    });

    it.each([
      {
        path: "/api/auth/local",
        who: "identifier",
        known: "an@example.org",
        unknown: "bo@example.org",
      },
      {
        path: "/admin/login",
        who: "email",
        known: "sam@gevel.example",
        unknown: "tom@gevel.example",
      },
    ])("at $path it takes as long for an unknown account", async ({ path, who, known, unknown }) => {
      const wrong = { password: "another" };
      await rejection(path, { [who]: known, ...wrong });
      const ratios: number[] = [];
      for (let pair = 0; pair < 15; pair += 1) {
        const ofKnown = await rejection(path, { [who]: known, ...wrong });
        ratios.push((await rejection(path, { [who]: unknown, ...wrong })) / ofKnown);
      }
      // Neighbours in time, so that a busy machine is busy for both. Without the same work it is a tenth.
      expect(median(ratios)).toBeGreaterThan(0.6);
      expect(median(ratios)).toBeLessThan(1.7);
    });
  });

  it("CMS-8 marketing may see a field that a later version adds, and none that an administrator revoked", async () => {
    const uid = "plugin::properties.property";
    const permissions = cms.strapi.db.query("admin::permission");
    const memory = cms.strapi.store({ type: "core", name: "gevel" });
    const byField = ["create", "read", "update"];
    const action = {
      $in: byField.map((verb) => `plugin::content-manager.explorer.${verb}`),
    };
    const where = { subject: uid, action, role: { code: "gevel-marketing" } };
    const key = "fields-of-gevel-marketing";
    const stored = z.array(
      z.object({
        id: z.number(),
        action: z.string(),
        properties: z.object({ fields: z.array(z.string()) }),
      }),
    );
    const read = async () => stored.parse(await permissions.findMany({ where }));
    const nextStart = () => setUpMarketingRole(cms.strapi, { isFirstStart: false });
    const whole = await read();
    expect(whole.map(({ action }) => action.split(".").at(-1)).sort()).toEqual(byField);
    const known = z.record(z.string(), z.array(z.string())).parse(await memory.get({ key }));
    expect(known[uid]).toContain("seo");
    const without = async (field: string) => {
      for (const { id, properties } of await read())
        await permissions.update({
          where: { id },
          data: {
            properties: {
              ...properties,
              fields: properties.fields.filter((name) => name !== field),
            },
          },
        });
    };
    const seen = async (field: string) =>
      (await read()).filter(({ properties }) => properties.fields.includes(field)).length;

    await without("price");
    await nextStart();
    expect(await seen("price")).toBe(0);

    // A version that knew no such field, and one that remembered nothing.
    for (const before of [{ ...known, [uid]: known[uid]?.filter((name) => name !== "seo") }, undefined]) {
      await without("seo");
      if (before) await memory.set({ key, value: before });
      else await memory.delete({ key });
      await permissions.delete({
        where: {
          id: whole.find(({ action }) => action.endsWith("create"))?.id ?? 0,
        },
      });
      await nextStart();
      expect(await seen("seo")).toBe(2);
    }
    await nextStart();
    expect(await read()).toHaveLength(2);
  });
});
