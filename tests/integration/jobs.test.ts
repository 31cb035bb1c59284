import { createRequire } from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { backgroundJob, readCursor, readJob, writeCursor } from "@gevel/core";
import names from "../../cms-plugins/core/src/translations/en.json" with { type: "json" };
import type { BootedCms } from "../support/boot-cms.js";
import { databases } from "../support/databases.js";

const failed = "test: the round failed";
const everyMs = 60_000;

describe.each(databases("sql"))("background jobs on $name", ({ boot }) => {
  let cms: BootedCms;
  beforeAll(async () => {
    cms = await boot({ settings: () => ({ JOBS: "none" }) });
  });
  afterAll(() => cms.close());

  const rows = () => cms.strapi.db.connection("gevel_jobs");
  const lastRun = async (name: string) => (await readJob(cms.strapi, name))?.runs[0];

  it("gives super admins the screen of the jobs, after each start", async () => {
    const permissions: unknown = await cms.strapi.db.query("admin::permission").findMany({
      where: { role: { code: "strapi-super-admin" }, action: { $startsWith: "admin::jobs." } },
      orderBy: { action: "asc" },
    });
    expect(permissions).toMatchObject([{ action: "admin::jobs.read" }, { action: "admin::jobs.run" }]);
  });

  it("start by their plugins, each with a name for staff", () => {
    // The instance of the module that the plugins loaded.
    const loaded: unknown = createRequire(import.meta.url)("@gevel/core");
    const { registeredJobs } = z.custom<typeof import("@gevel/core")>().parse(loaded);
    const jobs = [...registeredJobs(cms.strapi).values()];
    expect(jobs.length).toBeGreaterThan(0);
    expect(jobs.filter(({ hasStarted }) => !hasStarted()).map(({ name }) => name)).toEqual([]);
    expect(jobs.map(({ name }) => `gevel.jobs.name.${name}`).filter((id) => !(id in names))).toEqual([]);
  });

  it("runs once where several CMS instances try at the same time", async () => {
    let rounds = 0;
    const job = backgroundJob({
      ...{ name: "test.one", schedule: { everyMs }, failed },
      async round() {
        rounds += 1;
        await wait(200);
        return "succeeded";
      },
    });
    const results = await Promise.all([1, 2, 3].map(() => job.once(cms.strapi)));
    expect(results.filter((result) => result !== null)).toEqual(["succeeded"]);
    expect(rounds).toBe(1);
    expect(await lastRun("test.one")).toMatchObject({ outcome: "succeeded", times: 1 });
  });

  it("ends a run that hangs at its time limit, tells it so, and lets the next begin", async () => {
    let isAborted = false;
    let hangs = true;
    const job = backgroundJob({
      ...{ name: "test.hanging", schedule: { everyMs }, failed, timeLimitMs: 100 },
      async round(_strapi, { signal, canContinue }) {
        if (!hangs) return "succeeded";
        signal.addEventListener("abort", () => (isAborted = !canContinue()));
        return new Promise<string>(() => undefined);
      },
    });
    await expect(job.once(cms.strapi)).rejects.toThrow("not done within its time limit of 0.1 s");
    expect(isAborted).toBe(true);
    expect(await lastRun("test.hanging")).toMatchObject({
      outcome: "failed",
      error: "not done within its time limit of 0.1 s",
    });
    hangs = false;
    expect(await job.once(cms.strapi)).toBe("succeeded");
  });

  it("records a run that throws, and rests longer after each failure", async () => {
    const job = backgroundJob({
      ...{ name: "test.throwing", schedule: { cron: "0 3 1 1 *" }, failed },
      round: async () => Promise.reject(new Error("disk full")),
    });
    const rests: number[] = [];
    for (let failures = 1; failures <= 4; failures += 1) {
      await expect(job.once(cms.strapi)).rejects.toThrow("disk full");
      const row = await readJob(cms.strapi, "test.throwing");
      expect(row).toMatchObject({ failures, held_until: 0, started_at: null });
      rests.push((row?.due_at ?? 0) - Date.now());
    }
    expect(await lastRun("test.throwing")).toMatchObject({ outcome: "failed", error: "disk full", times: 4 });
    expect(rests[3]).toBeGreaterThan((rests[0] ?? 0) * 2);
  });

  it("waits for the lease of a CMS that was killed, and shows its run as interrupted", async () => {
    const job = backgroundJob({
      ...{ name: "test.killed", schedule: { everyMs }, failed },
      round: async () => "succeeded",
    });
    const startedAt = Date.now() - 5_000;
    const killed = { name: "test.killed", holder: "killed", held_until: Date.now() + 20_000, started_at: startedAt };
    await rows().insert({ ...killed, runs: "[]" });
    expect(await job.once(cms.strapi)).toBeNull();
    await rows()
      .where({ name: "test.killed" })
      .update({ held_until: Date.now() - 1 });
    expect(await job.once(cms.strapi)).toBe("succeeded");
    expect((await readJob(cms.strapi, "test.killed"))?.runs).toMatchObject([
      { outcome: "succeeded" },
      { outcome: "interrupted", at: startedAt, ms: null },
    ]);
  });

  it("runs though the clock was a day ahead when the lease was taken and the next run set", async () => {
    let rounds = 0;
    const job = backgroundJob({
      ...{ name: "test.clock", schedule: { everyMs: 100 }, failed },
      async round() {
        rounds += 1;
        return "succeeded";
      },
    });
    const ahead = Date.now() + 86_400_000;
    await rows().insert({ name: "test.clock", holder: "ahead", held_until: ahead, due_at: ahead, runs: "[]" });
    job.start(cms.strapi);
    await expect.poll(() => rounds, { timeout: 15_000 }).toBeGreaterThan(0);
    await job.stop(cms.strapi);
  });

  it("keeps a request that another CMS stored, until a run has ended", async () => {
    let rounds = 0;
    const job = backgroundJob({
      ...{ name: "test.requested", schedule: { cron: "0 3 1 1 *" }, failed },
      async round() {
        rounds += 1;
        return "succeeded";
      },
    });
    const due = Date.now() + 600_000;
    await rows().insert({ name: "test.requested", due_at: due, requested_at: Date.now(), runs: "[]" });
    job.start(cms.strapi);
    await expect
      .poll(async () => (await readJob(cms.strapi, "test.requested"))?.requested_at, { timeout: 15_000 })
      .toBeNull();
    await job.stop(cms.strapi);
    expect(rounds).toBe(1);
  });

  it("reads the cursor that was written last", async () => {
    expect(await readCursor(cms.strapi, "test.cursor")).toBeNull();
    await writeCursor(cms.strapi, "test.cursor", { epoch: "e1", position: 41 });
    await writeCursor(cms.strapi, "test.cursor", { epoch: "e1", position: 42 });
    expect(await readCursor(cms.strapi, "test.cursor")).toEqual({ epoch: "e1", position: 42 });
  });
});
