import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { bootCms, testSecret, type BootedCms } from "../support/boot-cms.js";
import { startCuttingProxy, type CuttingProxy } from "../support/cut-at-commit-proxy.js";
import { databases } from "../support/databases.js";
import { importApi, listingItem } from "../support/import-api.js";
import { leadOf, sendLead } from "../support/leads-api.js";

const servers = databases("sql").filter(({ name }) => name === "PostgreSQL");
const many = z.array(z.unknown());

/** Whether such a COMMIT took place is unknown: the call does not succeed, and repeating it stores its data once. */
describe.each(servers)("a connection to $name that is lost at COMMIT", ({ open }) => {
  let cms: BootedCms;
  let proxy: CuttingProxy;
  let end: () => Promise<void>;
  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "gevel-cut-"));
    const { url = "", drop } = await open(dataDir);
    proxy = await startCuttingProxy(url);
    cms = await bootCms({ dataDir, databaseUrl: proxy.url });
    end = async () => {
      await cms.close();
      await proxy.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    };
  });
  afterAll(() => end());
  afterEach(() => proxy.cut(null));

  const rows = async (table: string, where: object) =>
    many.parse(await cms.strapi.db.connection(table).where(where).select()).length;

  /** The status of the call while it is cut and afterwards. */
  async function cutAndAgain(at: "before" | "after", call: () => Promise<Response>): Promise<number[]> {
    const before = proxy.cuts;
    proxy.cut(at);
    const { status } = await call();
    expect(proxy.cuts).toBeGreaterThan(before);
    proxy.cut(null);
    return [status, (await call()).status];
  }

  describe.each(["before", "after"] as const)("%s the database has it", (at) => {
    it("Q-6 FORM-4 a lead is not confirmed, and is stored once when sent again", async () => {
      const lead = leadOf(`cut-${at}`);
      expect(await cutAndAgain(at, () => sendLead(cms, lead))).toEqual([500, 200]);
      expect(await rows("leads", { key: lead.key })).toBe(1);
      const row: unknown = await cms.strapi.db.connection("leads").where({ key: lead.key }).first("document_id");
      const { document_id } = z.object({ document_id: z.string() }).parse(row);
      expect(await rows("gevel_outbox", { lead: document_id })).toBe(2);
    });

    it("Q-6 API-2 an import is not reported as done, and is stored once when sent again", async () => {
      const source = `cut-${at}`;
      const api = await importApi(cms, `integrator ${at}`);
      const properties = Array.from({ length: 20 }, (_, index) => listingItem(`${source}-${index}`));
      expect(await cutAndAgain(at, () => api.post({ source, properties }))).toEqual([500, 200]);
      expect(await rows("properties", { source })).toBe(20);
    });

    it("Q-6 OWNER-5 page views are not accepted, and count once when sent again", async () => {
      const listing = at === "before" ? 7 : 8;
      const batch = {
        ...{ batch: randomUUID(), counted: [] },
        views: [[listing, randomBytes(16).toString("base64url"), Math.floor(Date.now() / 1000)]],
      };
      const send = () =>
        fetch(`${cms.url}/api/owner-stats/views`, {
          method: "POST",
          headers: { authorization: `Bearer ${testSecret("REPLICA_SECRET")}`, "content-type": "application/json" },
          body: JSON.stringify(batch),
        });
      expect(await cutAndAgain(at, send)).toEqual([500, 200]);
      expect(await rows("gevel_view_days", { listing, views: 1 })).toBe(1);
    });
  });
});
