import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inRoot } from "../dev/paths.mjs";

let folder: string;
const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trim();
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
const read = (path: string) => readFileSync(join(folder, path), "utf8");
const commit = () => {
  git("add", "--all");
  git("commit", "--quiet", "--message", "change");
};
const release = (...args: string[]) =>
  spawnSync(process.execPath, [inRoot("scripts/release.mjs"), ...args], { cwd: folder, encoding: "utf8" });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gevel-release-"));
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.email", "release@gevel.example");
  git("config", "user.name", "Release");
  git("config", "commit.gpgsign", "false");
  git("config", "tag.gpgsign", "false");
  mkdirSync(join(folder, ".changeset"));
  mkdirSync(join(folder, "web"));
  write(".changeset/config.json", readFileSync(inRoot(".changeset/config.json"), "utf8"));
  write("package.json", JSON.stringify({ name: "app", version: "0.2.0", private: true, workspaces: ["web"] }, null, 2));
  write("web/package.json", JSON.stringify({ name: "@gevel/web", version: "0.2.0", private: true }, null, 2));
  write("CHANGELOG.md", "# Changelog\n\n## 0.2.0 – 2026-11-27\n\n- The version before.\n");
  execFileSync("npm", ["install", "--package-lock-only", "--no-audit", "--no-fund"], { cwd: folder });
  commit();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const addChangeset = () => {
  write(".changeset/a.md", `---\n"@gevel/web": minor\n---\n\nVisitors save a search\nin one click.\n`);
  commit();
};

describe("npm run release", () => {
  it("tags the version that there is, with its section of the changelog", () => {
    expect(release().status).toBe(0);
    expect(git("tag", "--list", "--format=%(contents)")).toBe("v0.2.0\n\n- The version before.");
    expect(release().stderr).toContain("v0.2.0 is tagged already");
  });

  it("writes the version and the changelog of changesets, commits and tags", () => {
    addChangeset();
    const { status, stderr } = release();
    expect(stderr).toBe("");
    expect(status).toBe(0);
    expect(git("log", "-1", "--format=%s")).toBe("chore(release): 0.3.0");
    expect(git("tag", "--list")).toBe("v0.3.0");
    expect(git("status", "--porcelain")).toBe("");
    expect(read("CHANGELOG.md")).toMatch(
      /^# Changelog\n\n## 0\.3\.0 – [\d-]{10}\n\n- Visitors save a search in one click\.\n\n## 0\.2\.0/,
    );
    for (const path of ["package.json", "web/package.json", "package-lock.json"])
      expect(read(path)).toContain('"version": "0.3.0"');
  });

  it("changes nothing in a dry run", () => {
    addChangeset();
    const before = git("rev-parse", "HEAD");
    expect(release("--dry-run").stdout).toContain("would tag v0.3.0");
    expect([git("rev-parse", "HEAD"), git("tag", "--list"), git("status", "--porcelain")]).toEqual([before, "", ""]);
  });

  it("refuses another branch, and changes that are not committed", () => {
    write("web/new.txt", "new");
    expect(release().stderr).toContain("not committed");
    commit();
    git("switch", "--quiet", "--create", "other");
    expect(release().stderr).toContain("from main");
    expect(git("tag", "--list")).toBe("");
  });
});
