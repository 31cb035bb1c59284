import { expect, it } from "vitest";
import { firstProblem, groupOf, installedVersions, upgradeGroups, upgradeTable } from "./upgrade-groups.mjs";

it("raises the packages of Strapi together, those of Remix together, and any other by itself", () => {
  expect(["@strapi/utils", "@remix-run/dev", "zod", "@types/node"].map(groupOf)).toEqual([
    "strapi",
    "remix",
    "zod",
    "@types/node",
  ]);
});

it("lists each package once, with the version it has now, also behind an alias", () => {
  const manifests = [
    { dependencies: { "@strapi/strapi": "5.54.0", zod: "4.4.3" } },
    {
      dependencies: { zod: "4.4.3", driver: "npm:better-sqlite3@13.2.0" },
      devDependencies: { "@strapi/utils": "5.54.0" },
    },
  ];
  const upgraded = {
    "package.json": {},
    "cms/package.json": { zod: "4.6.7", "@strapi/utils": "5.55.0", "@strapi/strapi": "5.55.1" },
    "web/package.json": { zod: "4.6.7", driver: "npm:better-sqlite3@13.3.0" },
  };
  expect([...upgradeGroups(upgraded, manifests)]).toEqual([
    [
      "strapi",
      [
        { name: "@strapi/strapi", from: "5.54.0", to: "5.55.1" },
        { name: "@strapi/utils", from: "5.54.0", to: "5.55.0" },
      ],
    ],
    ["driver", [{ name: "driver", from: "13.2.0", to: "13.3.0" }]],
    ["zod", [{ name: "zod", from: "4.4.3", to: "4.6.7" }]],
  ]);
});

it("finds the copies of a package in a lock file, and not those of another that ends alike", () => {
  const packages = {
    "node_modules/zod": { version: "4.6.7" },
    "node_modules/@strapi/core/node_modules/zod": { version: "4.4.3" },
    "node_modules/@strapi/admin/node_modules/zod": { version: "4.4.3" },
    "node_modules/@other/zod": { version: "1.0.0" },
  };
  expect(installedVersions({ packages }, "zod")).toEqual(["4.6.7", "4.4.3"]);
});

it("quotes the first lines that say what is wrong, without colours and without progress", () => {
  const output =
    "\u001b[1m> gevel check\u001b[22m\nbuilt config in 0.5 s\nsome words\n\u001b[31mFAIL\u001b[39m dead code\nUnused file\n";
  expect(firstProblem(output)).toBe("FAIL dead code\nUnused file");
  expect(firstProblem("npm warn old\nno such word\n")).toBe("no such word");
});

it("prints a line for each package and what breaks below its group", () => {
  const upgrades = [{ name: "zod", from: "4.4.3", to: "4.6.7" }];
  expect(upgradeTable([{ upgrades, result: "check fails", problem: "lint" }]).split("\n")).toEqual([
    "package  from   to     what breaks",
    "zod      4.4.3  4.6.7  check fails",
    "    lint",
  ]);
});
