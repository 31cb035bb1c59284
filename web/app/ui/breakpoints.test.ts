import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { breakpoints } from "@gevel/config";

const app = fileURLToPath(new URL("..", import.meta.url));
const sheets = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
const allowed = new Set<number>(Object.values(breakpoints));

it.each(sheets)("CHROME-9 %s has the two widths of the device classes and no other", (sheet) => {
  const css = readFileSync(join(app, sheet), "utf8");
  const queries = [...css.matchAll(/@media[^{]*/g)].map(([query]) => query).join(" ");
  const widths = [...queries.matchAll(/width[^)]*?(\d+(?:\.\d+)?)px/g)].map(([, width]) => Number(width));
  expect(widths.filter((width) => !allowed.has(width))).toEqual([]);
});
