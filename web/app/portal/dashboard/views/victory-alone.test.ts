import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

const app = join(import.meta.dirname, "../../..");

it("OWNER-2 victory loads with the portal's graph, by an import that waits for it, and nowhere else on the site", async () => {
  const files = (await readdir(app, { recursive: true })).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
  );
  const texts = await Promise.all(files.map(async (name) => [name, await readFile(join(app, name), "utf8")] as const));
  const whose = (pattern: RegExp) => texts.flatMap(([name, text]) => (pattern.test(text) ? [name] : []));
  expect(whose(/["']victory[-"']/)).toEqual(["portal/dashboard/views/views-chart.tsx"]);
  expect(whose(/from ["'][^"']*\/views-chart["']/)).toEqual([]);
  expect(whose(/import\(["'][^"']*\/views-chart["']\)/)).toEqual(["portal/dashboard/views/views-chart-island.ts"]);
});
