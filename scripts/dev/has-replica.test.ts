import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changeLogFixture, treeFixture } from "../../web/app/replica/replica-fixture";
import { ReplicaStore } from "../../web/app/replica/store.server";
import { hasReplica } from "./has-replica.mjs";

describe("hasReplica", () => {
  let dataDir: string;
  const env = () => ({ DATA_DIR: dataDir });
  const open = () => new ReplicaStore(join(dataDir, "replica"));
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), "has-replica-"));
    mkdirSync(join(dataDir, "replica"));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it("ERR-2 is true once the site's store has content, also while it is open", async () => {
    const store = open();
    store.apply(changeLogFixture({ reset: true, revision: 1, trees: [treeFixture("nl")] }));
    expect(await hasReplica(env())).toBe(true);
    store.close();
    expect(await hasReplica(env())).toBe(true);
  });

  it("is false without a file, for an empty store and for a damaged file", async () => {
    expect(await hasReplica(env())).toBe(false);
    open().close();
    expect(await hasReplica(env())).toBe(false);
    writeFileSync(join(dataDir, "replica", "replica.sqlite"), "no database ".repeat(1_000));
    expect(await hasReplica(env())).toBe(false);
  });
});
