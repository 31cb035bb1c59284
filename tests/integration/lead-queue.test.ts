import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Lead } from "@gevel/config";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LeadQueue } from "../../web/server/queue/lead-queue.js";
import { QueueDatabase } from "../../web/server/queue/queue-database.js";
import { bootCms, type BootedCms } from "../support/boot-cms.js";
import { copyFirstStart } from "../support/first-start.js";
import { patientCmsClient } from "../support/patient-cms-client.js";

const leads = "plugin::leads.lead";
const anonymous = "http://127.0.0.1:9";

const lead = (number: number, data: Lead["data"] = {}): Lead => ({
  key: number.toString(16).padStart(64, "0"),
  form: "newsletter",
  language: "nl",
  page: "/nl/nieuwsbrief/",
  privacyVersion: "2026-05-01",
  listing: null,
  data: { firstName: "An", email: `an-${number}@example.org`, newsletterConsent: "yes", ...data },
});

describe("ERR-2 leads while the CMS is away", () => {
  let dataDir: string;
  let url: string;
  let queue: LeadQueue;
  let database: QueueDatabase;
  let cms: BootedCms | null;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "gevel-queue-"));
    url = anonymous;
    cms = null;
    queue = openQueue();
  });
  afterEach(async () => {
    await queue.stop();
    database.close();
    await cms?.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const silent = { error: () => undefined, warn: () => undefined, info: () => undefined };
  function openQueue() {
    database = new QueueDatabase(join(dataDir, "queue", "queue.sqlite"), silent);
    const site = {
      storeLead: (sent: Lead) => patientCmsClient(url).storeLead(sent),
    };
    return new LeadQueue({ database, cms: site, log: silent, delays: { least: 10, most: 200, aside: 3_600_000 } });
  }

  it("are stored once each when it returns, including those of a restarted site", async () => {
    for (let number = 0; number < 10; number++) expect(await queue.accept(lead(number))).toBe("queued");
    await queue.stop();
    database.close();
    queue = openQueue();
    // A value that a newer site offers and this CMS does not know.
    expect(await queue.accept(lead(10, { newsletterConsent: "" }))).toBe("queued");
    await copyFirstStart(dataDir);
    cms = await bootCms({ dataDir });
    url = cms.url;
    queue.start();
    await expect.poll(() => queue.state).toEqual({ waiting: 0, refused: 1 });
    const stored = await cms.strapi.db.query(leads).findMany({ where: {} });
    expect(stored).toHaveLength(10);
    expect(await queue.accept(lead(3))).toBe("duplicate");
    expect(await queue.accept(lead(11))).toBe("stored");
  });

  it.each([
    ["500", 500, "{}"],
    ["another site's page", 200, "<html>"],
    ["rubbish", 200, '{"id":1}'],
    ["a proxy's 502", 502, "Bad gateway"],
    ["404, where the route is missing", 404, ""],
  ])("are queued after an answer of %s", async (_, status, body) => {
    const server = createServer((_req, res) => res.writeHead(status).end(body));
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await queue.accept(lead(1))).toBe("queued");
    await queue.stop();
    server.closeAllConnections();
    server.close();
  });
});
