import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cyclesOf, importsIn, knotsOf } from "./import-graph.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gevel-imports-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function graphOf(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return importsIn(folder, Object.keys(files));
}

describe("the import graph of a folder", () => {
  it("has the imports of its own files: by path or by ~, of types, and lazy ones", () => {
    const graph = graphOf({
      "a/one.ts": 'import { two } from "./two"; import zod from "zod"; import "../missing";',
      "a/two.tsx": 'import type { Three } from "~/b/three"; export * from "../four";',
      "b/three.ts": 'export const later = () => import("../four");',
      "four.ts": "",
    });
    expect(Object.fromEntries(graph)).toEqual({
      "a/one.ts": ["a/two.tsx"],
      "a/two.tsx": ["b/three.ts", "four.ts"],
      "b/three.ts": ["four.ts"],
      "four.ts": [],
    });
  });

  it("reports a cycle of any length, and none where two paths lead to one file", () => {
    const graph = graphOf({
      "a.ts": 'import "./b"; import "./d";',
      "b.ts": 'import "./c";',
      "c.ts": 'const later = () => import("./a");',
      "d.ts": 'import "./e";',
      "e.ts": "",
    });
    expect(cyclesOf(graph)).toEqual([["a.ts", "b.ts", "c.ts"]]);
    expect(cyclesOf(graphOf({ "a.ts": 'import "./b"; import "./c";', "b.ts": 'import "./c";', "c.ts": "" }))).toEqual(
      [],
    );
  });

  it("reports folders of one level that import each other, though no file is in a cycle", () => {
    const graph = graphOf({
      "a/one.ts": 'import "../b/two"; import "./own/six";',
      "a/own/six.ts": 'import "../four";',
      "b/two.ts": 'import "../c/five";',
      "c/five.ts": "",
      "c/three.ts": 'import "../a/four";',
      "a/four.ts": "",
      "d/e/seven.ts": 'import "../f/eight";',
      "d/f/eight.ts": "",
      "d/f/nine.ts": 'import "../e/ten"; import "../../a/one";',
      "d/e/ten.ts": "",
    });
    expect(cyclesOf(graph)).toEqual([]);
    expect(knotsOf(graph)).toEqual([
      ["a", "b", "c"],
      ["d/e", "d/f"],
    ]);
  });
});
