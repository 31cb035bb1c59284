import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { advisoryLocks } from "./advisory-locks.js";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const folders = [
  ...["cms/src", "cms-plugins/change-log/src", "cms-plugins/core/src"],
  ...["leads", "owner-stats", "properties", "publishing"].map((name) => `cms-plugins/${name}/server/src`),
];

it("no two advisory locks have the same number", () => {
  const numbers = Object.values(advisoryLocks);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it("an advisory lock is only taken by a number of the list", () => {
  const own = folders.flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .filter((file) => {
        const source = readFileSync(`${root}${folder}/${file}`, "utf8");
        return /\bpg_(try_)?advisory/.test(source) && !source.includes("advisoryLocks");
      }),
  );
  expect(own).toEqual([]);
});
