import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ReplicaStore } from "../../app/replica/store.server";
import { shareAddress, type ShareContent } from "../../app/shell/head/share-address.server";
import { createLog } from "../log";
import { startTestSite } from "../start-test-site";
import { createPictureAnswers, type PictureAnswers } from "./answer-picture";
import { HotPictures } from "./hot-pictures";
import { PictureMaker } from "./picture-maker";
import type { AllowedSources } from "./picture-request";
import { PictureStore } from "./picture-store";
import { createShareAnswers } from "./share/answer-share";

const secret = "0123456789abcdef0123456789abcdef";
const words: ShareContent = { title: "Huis", place: "Gent", price: "", label: "", agency: "A", picture: "", home: 0 };

describe("PROP-16 Q-3 the cost of rendering pictures", () => {
  let photo: Buffer;
  let folder: string;
  let store: ReplicaStore;
  let cms: Server;
  /** While it is set, the CMS answers nothing. */
  let held: ServerResponse[] | null;
  let sent: Buffer;
  let hosts: AllowedSources;
  let pictures: PictureStore;
  let site: Awaited<ReturnType<typeof startTestSite>>;

  /** CPU work begun and ended, per visitor. */
  let cpuEvents: string[];

  /** The real answers, with a payer that records the CPU work. */
  const paidBy = <Answers extends Pick<PictureAnswers, "cached" | "made">>(answers: Answers): Answers => ({
    ...answers,
    made: (payerOf) =>
      answers.made((req) => {
        const payer = payerOf(req);
        const beginCpuWork = () => {
          cpuEvents.push(`${payer.visitor} begins`);
          const end = payer.beginCpuWork();
          return () => {
            cpuEvents.push(`${payer.visitor} ends`);
            end();
          };
        };
        return { ...payer, beginCpuWork };
      }),
  });

  beforeAll(async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
    photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: "#999", noise } })
      .jpeg()
      .toBuffer();
  });

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "picture-limits-"));
    store = new ReplicaStore(folder);
    held = null;
    cpuEvents = [];
    sent = photo;
    cms = createServer((_req, res) => {
      if (held) held.push(res);
      else res.setHeader("content-type", "image/jpeg").end(sent);
    });
    await new Promise<void>((listening) => cms.listen(0, "127.0.0.1", listening));
    const cmsUrl = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
    hosts = { cmsUrl, cmsPublicUrl: cmsUrl, open: [], inside: [] };
    pictures = await PictureStore.open(join(folder, "pictures"), 1e8);
    const parts = { hosts, store: pictures, log: createLog("silent") };
    site = await startTestSite({
      store,
      remix: async () => new Response("x", { headers: { "cache-control": "no-store" } }),
      settings: { TRUST_PROXY: "1", PAGES_PER_MINUTE: "1000" },
      pictures: paidBy(createPictureAnswers({ ...parts, hot: new HotPictures(1e6, []) })),
      shares: paidBy(createShareAnswers({ ...parts, secret, showsPrice: () => true })),
    });
  });
  afterEach(() => {
    site.close();
    cms.closeAllConnections();
    cms.close();
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const requestFrom = async (visitor: string, path: string) => {
    const answer = await fetch(`http://127.0.0.1:${site.port}${path}`, { headers: { "x-forwarded-for": visitor } });
    await answer.arrayBuffer();
    return answer.status;
  };
  const picture = (name: string, width = 400) =>
    `/pictures?src=%2Fuploads%2F${name}.jpg&width=${width}&height=auto&format=webp`;
  const [one, other] = ["192.0.2.1", "192.0.2.2"];

  /** Work of one visitor begins and ends without overlap. */
  const eventsOf = (visitor: string) => [`${visitor} begins`, `${visitor} ends`];

  it("counts for the first requester, once for widths rendered together", async () => {
    for (const name of ["a", "b"]) expect(await requestFrom(one, picture(name))).toBe(200);
    expect(cpuEvents).toEqual([...eventsOf(one), ...eventsOf(one)]);
    expect(await requestFrom(other, picture("a"))).toBe(200);
    for (const width of [100, 600, 1360]) expect(await requestFrom(other, picture("b", width))).toBe(200);
    expect(cpuEvents).toHaveLength(4);
  });

  it("counts where its source cannot be read, too", async () => {
    const messages: string[] = [];
    const maker = new PictureMaker(pictures, hosts);
    sent = photo.subarray(0, photo.length / 2);
    const request = {
      source: new URL("/uploads/broken.jpg", hosts.cmsUrl),
      width: 400,
      format: "webp",
      since: null,
      from: "cms",
    } as const;
    const beginCpuWork = () => (messages.push("begun"), () => void messages.push("ended"));
    const payer = { visitor: one, beginCpuWork };
    await expect(maker.make(request, payer)).rejects.toThrow("cannot be read");
    expect(messages).toEqual(["begun", "ended"]);
  });

  it("SEO-3 counts for a share picture, its photo and its rendering", async () => {
    const withPhoto = shareAddress({ ...words, picture: "/uploads/a.jpg" }, secret);
    expect(await requestFrom(one, withPhoto)).toBe(200);
    expect(await requestFrom(other, withPhoto)).toBe(200);
    expect(cpuEvents).toEqual([...eventsOf(one), ...eventsOf(one)]);
  });

  it("leaves capacity for others while one visitor waits for the maximum", async () => {
    held = [];
    sent = Buffer.from("no picture");
    const statuses: number[] = [];
    const fetchPath = async (visitor: string, name: string) => {
      const status = await requestFrom(visitor, picture(name));
      statuses.push(status);
      return status;
    };
    const requested = Array.from({ length: 120 }, (_, number) => fetchPath(one, `of-one-${number}`));
    // Two are being made and a hundred wait.
    await vi.waitFor(() => expect(statuses).toEqual(Array(18).fill(503)), { timeout: 60_000 });
    const theirs = fetchPath(other, "of-another");
    for (const answer of held) answer.end(sent);
    held = null;
    expect(await theirs).toBe(502);
    await Promise.all(requested);
    expect(statuses.filter((status) => status === 503)).toHaveLength(18);
  });
});
