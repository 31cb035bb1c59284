import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { databases, type TestCms } from "../support/databases.js";
import { createRole, logInStaff } from "../support/strapi-accounts.js";

const plugin = "plugin::owner-stats";

/** The admin routes that each permission opens. Whoever adds a route adds its permission here. */
const opens: Readonly<Record<string, readonly string[]>> = {
  "accounts.read": ["GET /owner-stats/accounts", "POST /owner-stats/account", "GET /owner-stats/logins"],
  "accounts.invite": ["POST /owner-stats/accounts/invite"],
  "statistics.read": ["GET /owner-stats/statistics", "GET /owner-stats/statistics/export"],
  "reports.read": ["GET /owner-stats/reports", "GET /owner-stats/reports/:id/file"],
  "reports.send": [
    "POST /owner-stats/reports/make",
    "PUT /owner-stats/reports/plan",
    "POST /owner-stats/reports/deliveries/:id/again",
  ],
};
/** Whoever logs in may leave their own browser out of the page views. */
const ofAllStaff = ["GET /owner-stats/staff-browser"];
const rights = Object.keys(opens);

const layers = z.array(z.object({ path: z.string(), methods: z.array(z.string()) }));
const requested = new Set(["GET", "POST", "PUT", "PATCH", "DELETE"]);

describe.each(databases())("staff permissions on owners, on $name", ({ boot }) => {
  let cms: TestCms;
  let routes: string[];

  beforeAll(async () => {
    cms = await boot();
    routes = layers
      .parse(cms.strapi.server.listRoutes())
      .filter(({ path }) => path.startsWith("/owner-stats/"))
      .flatMap(({ path, methods }) => methods.filter((name) => requested.has(name)).map((name) => `${name} ${path}`));
  });
  afterAll(() => cms.close());

  it("OWNER-1 OWNER-6 OWNER-8 every admin route belongs to a permission, or to all staff", () => {
    expect(routes.toSorted()).toEqual([...Object.values(opens).flat(), ...ofAllStaff].toSorted());
  });

  it.each([...rights, "none"])(
    "OWNER-1 OWNER-6 OWNER-8 the permission %s gives access to its own routes and nothing else",
    async (right) => {
      const permissions = right === "none" ? [] : [{ action: `${plugin}.${right}` }];
      await createRole(cms, `only-${right}`, permissions);
      const staff = await logInStaff(cms, right.replace(".", "-"), `only-${right}`);
      const reached: string[] = [];
      for (const route of routes) {
        const [method = "", path = ""] = route.split(" ");
        const answer = await staff.call(path.replace(":id", "1"), method, method === "GET" ? undefined : {});
        expect([401, 500]).not.toContain(answer.status);
        if (answer.status !== 403) reached.push(route);
      }
      expect(reached.toSorted()).toEqual([...(opens[right] ?? []), ...ofAllStaff].toSorted());
    },
  );
});
