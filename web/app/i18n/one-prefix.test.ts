import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const web = fileURLToPath(new URL("../../", import.meta.url));
const sources = ["app", "server"].flatMap((folder) =>
  readdirSync(`${web}${folder}`, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.|-fixture\./.test(file))
    .map((file) => `${folder}/${file}`),
);
const byHand = /["'`]\/\$\{[\w.]*(language|locale|lang)\}\//i;

describe("LANG-7 the path lookup", () => {
  it("LANG-7 is the only place that prefixes a path with a language", () => {
    expect(sources.filter((file) => byHand.test(readFileSync(web + file, "utf8")))).toEqual(["app/i18n/paths.ts"]);
  });
});
