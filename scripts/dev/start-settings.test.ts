import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { platform, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startSettings, diskSpaceProblem } from "./start-settings.mjs";

const folder = mkdtempSync(join(tmpdir(), "gevel-settings-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("DATA_DIR", () => {
  it("is created with all its parent folders, and its secrets stay the same", () => {
    const DATA_DIR = join(folder, "a", "b");
    const secret = () => Object.entries(startSettings({ DATA_DIR })).find(([name]) => name === "JWT_SECRET")?.[1];
    const first = secret();
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(readdirSync(DATA_DIR)).toEqual(["logs", "mail", "pictures", "replica", "secrets.json", "uploads"]);
    expect(secret()).toBe(first);
  });

  it.runIf(platform() !== "win32")("Q-3 is created for its user alone, with each of its folders", () => {
    const DATA_DIR = join(folder, "private");
    startSettings({ DATA_DIR });
    const modes = ["", "logs", "mail", "replica", "uploads"].map((name) => statSync(join(DATA_DIR, name)).mode & 0o777);
    expect(new Set(modes)).toEqual(new Set([0o700]));
  });

  it("is rejected with a message when it is a file or below one", () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    expect(() => startSettings({ DATA_DIR: file })).toThrow(`DATA_DIR ${file} cannot be used: it is a file`);
    expect(() => startSettings({ DATA_DIR: join(file, "x") })).toThrow("a part of its path is a file");
  });

  it("ERR-2 reports free and needed space on a disk that is too full", () => {
    const disk = (megabytes: number) => () => ({ bavail: megabytes * 256, bsize: 4096 });
    expect(diskSpaceProblem(folder, disk(64))).toBeNull();
    expect(diskSpaceProblem(folder, disk(63.5))).toBe(
      `the disk of DATA_DIR (${folder}) is nearly full: 63 MB are free, and the CMS needs 64 MB at least`,
    );
  });

  it.runIf(platform() === "linux")("is rejected without endless retries where the system allows no folder", () => {
    expect(() => startSettings({ DATA_DIR: "/proc/gevel/data" })).toThrow("nothing can be made there");
  });
});

describe("the map of the demo", () => {
  const mapOf = (env: NodeJS.ProcessEnv): string => startSettings({ DATA_DIR: join(folder, "map"), ...env }).MAP_TILES;

  it("PROP-5 has streets without a setting", () => {
    expect(existsSync(mapOf({}))).toBe(true);
    expect(mapOf({ SEED: "demo", MAP_TILES: "" })).toBe(mapOf({}));
  });

  it("PROP-5 is not there without demo content, or where a map is set", () => {
    expect(mapOf({ SEED: "none" })).toBe("");
    expect(mapOf({ MAP_TILES: "/maps/belgium.pmtiles" })).toBe("/maps/belgium.pmtiles");
    expect(mapOf({ MAP_STYLE: "https://maps.example/style.json" })).toBe("");
    expect(mapOf({ MAPBOX_TOKEN: "pk.x" })).toBe("");
  });
});
