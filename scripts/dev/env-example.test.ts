import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const text = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
const source = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

describe(".env.example", () => {
  const named = [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);

  it("names every setting that either app parses, each after a line of help", () => {
    const parsed = ["cms/src/environment/parse-environment.ts", "web/server/env.server.ts"].flatMap((path) =>
      [...source(path).matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name),
    );
    const ofNode = ["NODE_ENV"];
    expect(named).toEqual(expect.arrayContaining([...new Set(parsed)].filter((name) => !ofNode.includes(name ?? ""))));
    for (const name of named) expect(text, name).toMatch(new RegExp(`^# .+\\n${name}=`, "m"));
  });
});
