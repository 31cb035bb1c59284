import { describe, expect, it } from "vitest";
import { brokenBorder } from "./package-borders.mjs";

describe("borders between packages", () => {
  it.each([
    ["config/src/rules/prices.ts", "zod"],
    ["config/server/addresses.ts", "node:net"],
    ["cms-plugins/leads/server/src/index.ts", "@gevel/config/server"],
    ["cms-plugins/leads/admin/src/index.tsx", "@gevel/core/admin"],
    ["cms-plugins/leads/server/src/index.ts", "../../package.json"],
    ["cms/src/index.ts", "@strapi/strapi"],
    ["web/app/root.tsx", "~/shell/site-shell"],
    ["web/app/forms/form-choices.server.ts", "@gevel/config/server"],
    ["web/server/index.ts", "../app/root"],
    ["tests/support/app.ts", "../../web/server/index"],
  ])("let %s import %s", (file, specifier) => {
    expect(brokenBorder(file, specifier)).toBeUndefined();
  });

  it.each([
    ["config/src/rules/prices.ts", "node:fs"],
    ["config/src/rules/prices.ts", "@gevel/core"],
    ["config/server/addresses.ts", "pg"],
    ["cms-plugins/core/src/index.ts", "@gevel/leads"],
    ["cms-plugins/leads/server/src/index.ts", "@gevel/properties"],
    ["cms-plugins/leads/server/src/index.ts", "../../../properties/server/src/index"],
    ["cms-plugins/leads/server/src/index.ts", "@gevel/core/src/index"],
    ["cms-plugins/leads/admin/src/index.tsx", "@gevel/config/server"],
    ["cms/src/index.ts", "@remix-run/node"],
    ["cms/src/admin/app.tsx", "../../../web/app/root"],
    ["web/app/root.tsx", "@strapi/strapi"],
    ["web/app/root.tsx", "@gevel/config/server"],
    ["web/app/root.tsx", "../server/index"],
  ])("keep %s from %s", (file, specifier) => {
    expect(brokenBorder(file, specifier)).toContain(file);
  });
});
