import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { platform, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { houseSettings } from "./settings.mjs";

const folder = mkdtempSync(join(tmpdir(), "gevel-settings-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("DATA_DIR", () => {
  it("is made with all folders above it, and its secrets stay what they are", () => {
    const DATA_DIR = join(folder, "a", "b");
    const secret = () => Object.entries(houseSettings({ DATA_DIR })).find(([name]) => name === "JWT_SECRET")?.[1];
    const first = secret();
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(readdirSync(DATA_DIR)).toEqual(["logs", "mail", "pictures", "replica", "secrets.json", "uploads"]);
    expect(secret()).toBe(first);
  });

  it("that is a file, or below one, is refused in words", () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    expect(() => houseSettings({ DATA_DIR: file })).toThrow(`DATA_DIR ${file} cannot be used: it is a file`);
    expect(() => houseSettings({ DATA_DIR: join(file, "x") })).toThrow("a part of its path is a file");
  });

  it.runIf(platform() === "linux")(
    "where the system lets nobody make a folder is refused and not tried for ever",
    () => {
      expect(() => houseSettings({ DATA_DIR: "/proc/gevel/data" })).toThrow("nothing can be made there");
    },
  );
});
