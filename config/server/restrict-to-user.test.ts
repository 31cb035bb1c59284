import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { restrictToUser } from "./restrict-to-user.js";

let folder: string;
let umaskBefore: number;
const at = (...path: string[]) => join(folder, ...path);
const modeOf = (...path: string[]) => (statSync(at(...path)).mode & 0o7777).toString(8);

beforeEach(() => {
  umaskBefore = process.umask(0o022);
  folder = mkdtempSync(join(tmpdir(), "gevel-private-"));
});
afterEach(() => {
  process.umask(umaskBefore);
  rmSync(folder, { recursive: true, force: true });
});

describe.runIf(process.getuid)("Q-3 DATA_DIR", () => {
  it("Q-3 is readable by its user alone, and so are later files in it", () => {
    expect(restrictToUser(at("a", "data"))).toBe(true);
    writeFileSync(at("a", "data", "gevel.db"), "");
    mkdirSync(at("a", "data", "uploads"));
    expect([modeOf("a", "data"), modeOf("a", "data", "gevel.db"), modeOf("a", "data", "uploads")]).toEqual([
      ...["700", "600", "700"],
    ]);
  });

  it("Q-3 of an earlier version loses the rights of others, also on its databases and logs", () => {
    const files = [["gevel.db"], ["gevel.db-wal"], ["replica", "replica.sqlite"], ["logs", "web.log"]];
    for (const name of ["replica", "logs"]) mkdirSync(at(name));
    for (const file of files) writeFileSync(at(...file), "");
    chmodSync(folder, 0o755);
    expect(restrictToUser(folder)).toBe(true);
    expect(modeOf()).toBe("700");
    expect(files.map((file) => modeOf(...file))).toEqual(files.map(() => "600"));
  });

  it("Q-3 does not follow a link to a file elsewhere", () => {
    writeFileSync(at("elsewhere"), "");
    mkdirSync(at("data"));
    symlinkSync(at("elsewhere"), at("data", "gevel.db"));
    restrictToUser(at("data"));
    expect(modeOf("elsewhere")).toBe("644");
  });

  it("Q-3 that all users share, such as /tmp, stays as it is", () => {
    chmodSync(folder, 0o1777);
    expect(restrictToUser(folder)).toBe(false);
    expect(modeOf()).toBe("1777");
  });

  it("Q-3 that cannot be created stops nothing", () => {
    writeFileSync(at("file"), "");
    expect(restrictToUser(at("file", "data"))).toBe(false);
  });

  // Only root can change a folder's owner.
  it.runIf(process.getuid?.() === 0)("Q-3 of another user stays as it is, and stops nothing", () => {
    chmodSync(folder, 0o755);
    chownSync(folder, 12_345, 12_345);
    expect(restrictToUser(folder)).toBe(false);
    expect(modeOf()).toBe("755");
  });
});
