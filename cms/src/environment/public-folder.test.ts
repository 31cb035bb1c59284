import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { publicFolder } from "./public-folder";

let folder: string;
const at = (...path: string[]) => join(folder, ...path);
const shown = (house: string, file: string) => readFileSync(join(publicFolder(at(house)), "uploads", file), "utf8");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gevel-public-"));
  publicFolder(at("house"));
  writeFileSync(at("house", "uploads", "a.txt"), "a");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("the public folder shows the uploads, also after a restart", () => {
  expect(shown("house", "a.txt")).toBe("a");
});

it("the public folder shows its own uploads after the data were moved, or copied beside the others", () => {
  renameSync(at("house"), at("moved"));
  expect(shown("moved", "a.txt")).toBe("a");
  cpSync(at("moved"), at("copied"), { recursive: true, verbatimSymlinks: true });
  writeFileSync(at("copied", "uploads", "a.txt"), "b");
  expect([shown("copied", "a.txt"), shown("moved", "a.txt")]).toEqual(["b", "a"]);
});

it("the public folder repairs a link to the former uploads", () => {
  for (const [house, before] of [
    ["gone", at("elsewhere", "uploads")],
    ["another", at("house", "uploads")],
  ] as const) {
    mkdirSync(at(house, "public"), { recursive: true });
    symlinkSync(before, at(house, "public", "uploads"), "junction");
    mkdirSync(at(house, "uploads"));
    writeFileSync(at(house, "uploads", "a.txt"), house);
    expect(shown(house, "a.txt")).toBe(house);
  }
  expect(shown("house", "a.txt")).toBe("a");
});

it("the public folder removes no files that stand in the place of the link", () => {
  mkdirSync(at("own", "public", "uploads"), { recursive: true });
  writeFileSync(at("own", "public", "uploads", "a.txt"), "kept");
  expect(() => publicFolder(at("own"))).toThrow();
  expect(readFileSync(at("own", "public", "uploads", "a.txt"), "utf8")).toBe("kept");
});
