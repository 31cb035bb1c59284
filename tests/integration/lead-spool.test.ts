import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Lead } from "@gevel/config";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LeadSpool } from "../../web/server/lead-spool/lead-spool.js";
import { SpoolFolder } from "../../web/server/lead-spool/spool-folder.js";
import { bootCms, type BootedCms } from "../support/boot-cms.js";
import { copyFirstStart } from "../support/first-start.js";
import { siteCms } from "../support/site-cms.js";

const leads = "plugin::leads.lead";
const nobody = "http://127.0.0.1:9";

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
  let spool: LeadSpool;
  let cms: BootedCms | null;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "gevel-spool-"));
    url = nobody;
    cms = null;
    spool = await openSpool();
  });
  afterEach(async () => {
    await spool.stop();
    await cms?.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const silent = { error: () => undefined, warn: () => undefined, info: () => undefined };
  async function openSpool() {
    const folder = await SpoolFolder.open(join(dataDir, "spool"));
    const site = {
      storeLead: (sent: Lead) => siteCms(url).storeLead(sent),
    };
    return new LeadSpool({ folder, cms: site, log: silent, waits: { first: 10, longest: 200, aside: 3_600_000 } });
  }

  it("are stored once each when it comes, those of a site that was started anew too", async () => {
    for (let number = 0; number < 10; number++) expect(await spool.take(lead(number))).toBe("kept");
    await spool.stop();
    spool = await openSpool();
    // What a newer site offers and this CMS does not know.
    expect(await spool.take(lead(10, { newsletterConsent: "" }))).toBe("kept");
    await copyFirstStart(dataDir);
    cms = await bootCms({ dataDir });
    url = cms.url;
    spool.start();
    await expect.poll(() => spool.state).toEqual({ waiting: 0, refused: 1 });
    const stored = await cms.strapi.db.query(leads).findMany({ where: {} });
    expect(stored).toHaveLength(10);
    expect(await readdir(join(dataDir, "spool"))).toEqual(["refused"]);
    expect(await spool.take(lead(3))).toBe("known");
    expect(await spool.take(lead(11))).toBe("stored");
  });

  it.each([
    ["500", 500, "{}"],
    ["a page of somebody else", 200, "<html>"],
    ["rubbish", 200, '{"id":1}'],
    ["a proxy's 502", 502, "Bad gateway"],
    ["404, where it is not there", 404, ""],
  ])("are kept after an answer of %s", async (_, status, body) => {
    const server = createServer((_req, res) => res.writeHead(status).end(body));
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await spool.take(lead(1))).toBe("kept");
    await spool.stop();
    server.closeAllConnections();
    server.close();
  });
});
