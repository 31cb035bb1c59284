import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline, Readable } from "node:stream";
import express from "express";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pictureWidths } from "@gevel/config";
import { createLog } from "../log";
import { createPictureAnswers } from "./answer-picture";
import { HotPictures } from "./hot-pictures";
import { PictureStore } from "./picture-store";
import { parsePictureRequest } from "./picture-request";

const hosts = {
  cmsUrl: "http://cms:1337",
  cmsPublicUrl: "https://cms.agency.be",
  open: ["pictures.example"],
  inside: [],
};

/** Its header declares 30,000 by 30,000 pixels. */
const bomb = Buffer.from(
  "89504e470d0a1a0a0000000d49484452000075300000753008020000008ab9d1ce0000000049454e44ae426082",
  "hex",
);
async function* endlessly() {
  yield Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  for (;;) yield Buffer.alloc(65_536);
}

const nobody = () => ({ visitor: "", beginCpuWork: () => () => {} });

const parse = (src: string, rest = "&width=400&height=auto&format=webp") =>
  parsePictureRequest(new URLSearchParams(`src=${encodeURIComponent(src)}${rest}`), hosts);

describe("PROP-16 the address of a picture", () => {
  it("means the CMS as one source, by path and by either address", () => {
    const sources = ["/uploads/a.jpg", "http://cms:1337/uploads/a.jpg", "https://cms.agency.be/uploads/a.jpg"];
    for (const src of sources) {
      expect(parse(src)).toEqual({
        source: new URL("http://cms:1337/uploads/a.jpg"),
        width: 400,
        format: "webp",
        since: null,
        from: "cms",
      });
    }
    expect(parse("https://pictures.example/a.jpg?v=1")).toMatchObject({ from: "open" });
  });

  it("is one source in any encoding of its path", () => {
    for (const src of ["/uploads/a%2Db%c3%a9.jpg", "/uploads/%61-bé.jpg", "/uploads/./x/../a-b%C3%A9%2ejpg"])
      expect(parse(src)?.source.href).toBe("http://cms:1337/uploads/a-b%C3%A9.jpg");
    expect(parse("https://pictures.example/%7Ea%2db.jpg")?.source.href).toBe("https://pictures.example/~a-b.jpg");
    // A doubly encoded name is another name.
    expect(parse("/uploads/%252e%252e/a.jpg")?.source.pathname).toBe("/uploads/%252e%252e/a.jpg");
  });

  it("FORM-4 allows mail formats, at their widths only", () => {
    expect(parse("/uploads/a.jpg", "&width=600&height=auto&format=jpeg")).toMatchObject({ width: 600, format: "jpeg" });
    expect(parse("/uploads/a.jpg", "&width=400&height=auto&format=png")).toMatchObject({ width: 400, format: "png" });
  });

  it.each([
    "",
    "a.jpg",
    "//pictures.example/a.jpg",
    "/uploads/../api/x",
    "/uploads/%2e%2e/api/x",
    "/api/x",
    "/uploads//a.jpg",
    "http://cms:1337/admin",
    "https://evil.example/a.jpg",
    "https://pictures.example.evil.example/a.jpg",
    "https://pictures.example:8443/a.jpg",
    "https://u:p@pictures.example/a.jpg",
    "file:///etc/passwd",
    "data:image/png;base64,AA",
    "http://[::1]/a.jpg",
    "/uploads/../../pictures.example",
  ])("is rejected: %s", (src) => expect(parse(src)).toBeNull());

  it.each([
    "&width=401&height=auto&format=webp",
    "&width=400&height=300&format=webp",
    "&width=400&height=auto&format=gif",
    "&width=400&height=auto&format=constructor",
    "&width=2400&height=auto&format=jpeg",
    "&width=1360&height=auto&format=png",
    "&width=400&height=auto",
    "&width=400&height=auto&format=webp&x=1",
    "&width=400&width=600&height=auto&format=webp",
    "&width=0x190&height=auto&format=webp",
  ])("is rejected with %s", (rest) => expect(parse("/uploads/a.jpg", rest)).toBeNull());
});

describe("PROP-16 a picture", () => {
  let jpeg: Buffer;
  let requested: string[];
  let cms: ReturnType<typeof createServer>;
  let site: ReturnType<typeof createServer>;
  let folder: string;
  let url: string;
  const sources: Record<string, (res: ServerResponse) => void> = {
    "/uploads/missing.jpg": (res) => res.writeHead(404).end(),
    "/uploads/page.jpg": (res) => res.writeHead(200, { "content-type": "text/html" }).end("<script>"),
    "/uploads/svg.jpg": (res) => res.writeHead(200, { "content-type": "image/svg+xml" }).end("<svg/>"),
    "/uploads/disguised.jpg": (res) =>
      res
        .writeHead(200, { "content-type": "image/jpeg" })
        .end(`<svg xmlns="http://www.w3.org/2000/svg"/>${" ".repeat(90)}`),
    "/uploads/broken.jpg": (res) => res.writeHead(200, { "content-type": "image/jpeg" }).end(jpeg.subarray(0, 300)),
    "/uploads/bomb.jpg": (res) => res.writeHead(200, { "content-type": "image/png" }).end(bomb),
    "/uploads/endless.jpg": (res) => {
      res.writeHead(200, { "content-type": "image/jpeg" });
      pipeline(Readable.from(endlessly()), res, () => undefined);
    },
    "/uploads/unnamed.jpg": (res) => res.writeHead(200, { "content-type": "application/octet-stream" }).end(jpeg),
    "/uploads/moved.jpg": (res) => res.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
    "/round": (res) => res.writeHead(301, { location: "/round" }).end(),
    "/uploads/huge.jpg": (res) =>
      res.writeHead(200, { "content-type": "image/jpeg", "content-length": "99999999" }).end(),
  };

  beforeAll(async () => {
    const create = { width: 2000, height: 1000, channels: 3, background: "#a86" } as const;
    jpeg = await sharp({ create }).jpeg().toBuffer();
    cms = createServer((req, res) => {
      requested.push(req.url ?? "");
      const answer = sources[req.url ?? ""];
      const to = /^\/to\?(.*)$/.exec(req.url ?? "");
      if (to) res.writeHead(302, { location: decodeURIComponent(to[1] ?? "") }).end();
      else if (answer) answer(res);
      else res.writeHead(200, { "content-type": "image/jpeg" }).end(jpeg);
    });
    await new Promise<void>((listening) => cms.listen(0, listening));
    const cmsUrl = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
    folder = mkdtempSync(join(tmpdir(), "pictures-"));
    const store = await PictureStore.open(folder, 1e8);
    const { port } = cms.address() as AddressInfo;
    hot = new HotPictures(1e6, [["X-Content-Type-Options", "nosniff"]]);
    const answers = createPictureAnswers({
      hosts: {
        cmsUrl,
        cmsPublicUrl: cmsUrl,
        open: [`localhost:${port}`, `127.1.1.1:${port}`],
        inside: [`127.0.0.2:${port}`],
      },
      store,
      hot,
      log: createLog("silent"),
    });
    const app = express().disable("x-powered-by").get("/pictures", answers.cached, answers.made(nobody));
    site = createServer((req, res) => {
      if (!hot.answer(req, res)) app(req, res);
    });
    await new Promise<void>((listening) => site.listen(0, "127.0.0.1", listening));
    url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    on = (host) => `http://${host}:${port}`;
  });
  let hot: HotPictures;
  let on: (host: string) => string;
  beforeEach(() => (requested = []));
  afterAll(() => {
    cms.close();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const get = (src: string, width = 400) =>
    fetch(`${url}/pictures?src=${encodeURIComponent(src)}&width=${width}&height=auto&format=webp`);

  it("comes from memory when requested again, the same in every way, limited in bytes", async () => {
    const first = await get("/uploads/hot.jpg");
    expect(first.headers.get("x-content-type-options")).toBe("nosniff");
    const bytes = Buffer.from(await first.arrayBuffer());
    const [cached] = readdirSync(folder);
    expect(cached).toBeDefined();
    // The disk is not read again.
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    const again = await get("/uploads/hot.jpg");
    const { date: _date, ...headers } = Object.fromEntries(first.headers);
    expect(Object.fromEntries(again.headers)).toMatchObject(headers);
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
    const head = await fetch(again.url, { method: "HEAD" });
    expect([head.headers.get("content-length"), (await head.arrayBuffer()).byteLength]).toEqual([`${bytes.length}`, 0]);
    // Removed from disk and requested at another width: fails once, then it is made again.
    expect((await get("/uploads/hot.jpg", 600)).status).toBe(502);

    const small = new HotPictures(800, []);
    const picture = { bytes: Buffer.alloc(100), type: "image/webp", madeAt: 0 };
    for (const name of ["a", "b", "c"])
      for (let until = 0; until < 9; until++) small.store(`${name}${until}`, { ...picture, until });
    expect(small.bytes).toBeLessThanOrEqual(800);
    small.store("large", { ...picture, bytes: Buffer.alloc(101), until: 1 });
    expect(small.bytes).toBeLessThanOrEqual(800);
  });

  it("LANG-8 is in memory once, however its address is spelled", async () => {
    await get("/uploads/spelled-so.jpg");
    const before = [hot.size, hot.bytes, readdirSync(folder).length];
    const rest = "width=400&height=auto&format=webp";
    const bytes: number[] = [];
    for (const query of [
      `src=/uploads/spelled-so.jpg&${rest}`,
      `src=%2Fuploads%2Fspelled%2Dso.jpg&${rest}`,
      `src=%2Fuploads%2Fspelled%252Dso.jpg&${rest}`,
      `${rest}&src=/uploads/spelled-so.jpg`,
      `src=${encodeURIComponent(`${on("127.0.0.1")}/uploads/spelled-so.jpg`)}&${rest}`,
      ...Array.from({ length: 20 }, (_, at) => `src=/uploads/${"./".repeat(at)}spelled-so.jpg&${rest}`),
    ]) {
      const answer = await fetch(`${url}/pictures?${query}`);
      expect(answer.status, query).toBe(200);
      bytes.push((await answer.arrayBuffer()).byteLength);
    }
    expect(new Set(bytes).size).toBe(1);
    expect([hot.size, hot.bytes, readdirSync(folder).length]).toEqual(before);
    expect(requested).toEqual(["/uploads/spelled-so.jpg"]);
  });

  it("FORM-4 is a JPEG without transparency, or a PNG with it, at the requested width only", async () => {
    const logo = { width: 800, height: 200, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0 } } as const;
    const png = await sharp({ create: logo }).png().toBuffer();
    sources["/uploads/logo.png"] = (res) => res.writeHead(200, { "content-type": "image/png" }).end(png);
    const made = new Set(readdirSync(folder));
    const fetchPath = async (format: string, width: number) => {
      const answer = await fetch(`${url}/pictures?src=/uploads/logo.png&width=${width}&height=auto&format=${format}`);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, `image/${format}`]);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      return {
        format: (await sharp(bytes).metadata()).format,
        width: info.width,
        corner: [...data.subarray(0, info.channels)],
      };
    };
    const jpeg = { format: "jpeg", width: 600, corner: [255, 255, 255] };
    expect(await fetchPath("jpeg", 600)).toEqual(jpeg);
    expect(await fetchPath("png", 400)).toMatchObject({
      format: "png",
      width: 400,
      corner: [expect.anything(), 0, 0, 0],
    });
    // From memory the same.
    expect(await fetchPath("jpeg", 600)).toEqual(jpeg);
    const endings = readdirSync(folder)
      .filter((name) => !made.has(name))
      .map((name) => name.slice(name.indexOf("-")));
    expect(endings.sort()).toEqual(["-400.png", "-600.jpeg"]);
  });

  it("has its type from its bytes, whatever its source says", async () => {
    expect((await get("/uploads/unnamed.jpg")).status).toBe(200);
  });

  it("is read once for every width, for any number of requests, and never enlarged", async () => {
    const pictures = await Promise.all(
      [...pictureWidths, ...pictureWidths].map((width) => get("/uploads/a.jpg", width)),
    );
    expect(requested).toEqual(["/uploads/a.jpg"]);
    for (const [at, answer] of pictures.entries()) {
      expect(answer.headers.get("content-type")).toBe("image/webp");
      expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
      const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      const wanted = pictureWidths[at % pictureWidths.length] ?? 0;
      expect([width, height, format]).toEqual([wanted, wanted / 2, "webp"]);
    }
    jpeg = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#123" } })
      .jpeg()
      .toBuffer();
    const small = await sharp(Buffer.from(await (await get("/uploads/small.jpg", 1360)).arrayBuffer())).metadata();
    expect(small.width).toBe(300);
  });

  it("PROP-16 has the banner width only on request", async () => {
    jpeg = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: "#123" } })
      .jpeg()
      .toBuffer();
    const widthOf = async (answer: Response) => (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width;
    expect(await widthOf(await get("/uploads/wide.jpg", 1360))).toBe(1360);
    const before = readdirSync(folder).length;
    expect(await widthOf(await get("/uploads/wide.jpg", 2400))).toBe(2400);
    expect(readdirSync(folder)).toHaveLength(before + 1);
    expect((await get("/uploads/wide.jpg", 2399)).status).toBe(400);
  });

  it.each([
    ["missing", 404],
    ["page", 502],
    ["svg", 502],
    ["disguised", 502],
    ["broken", 502],
    ["moved", 502],
    ["huge", 502],
    ["endless", 502],
    ["bomb", 502],
  ])("is missing when its source is %s: %i, and the source is not retried for a while", async (name, status) => {
    expect((await get(`/uploads/${name}.jpg`)).status).toBe(status);
    expect((await get(`/uploads/${name}.jpg`)).status).toBe(status);
    expect(requested).toHaveLength(1);
  });

  it.each(["missing", "page", "broken"])(
    "PROP-16 is an empty frame and never broken where its source is %s",
    async (name) => {
      const answer = await get(`/uploads/${name}.jpg`);
      expect(answer.ok).toBe(false);
      expect(answer.headers.get("content-type")).toContain("image/svg+xml");
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([width, height]).toEqual([600, 400]);
    },
  );

  it.each(["https://evil.example/a.jpg", "/uploads/../a.jpg"])(
    "PROP-16 is an empty frame too where its address is not the site's, %s",
    async (src) => {
      const answer = await get(src);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([400, "no-store"]);
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([width, height]).toEqual([600, 400]);
    },
  );

  it.each(["localhost", "127.1.1.1"])("does not load from a private address by an allowed name, %s", async (host) => {
    expect((await get(`${on(host)}/a.jpg`)).status).toBe(502);
    expect(requested).toEqual([]);
  });

  it("loads from a private address that staff named as such", async () => {
    expect((await get(`${on("127.0.0.2")}/inside.jpg`)).status).toBe(200);
  });

  it("follows redirects between allowed hosts, and checks each address anew", async () => {
    const leads = (to: string) => get(`${on("127.0.0.2")}/to?${encodeURIComponent(to)}`);
    expect((await leads("/other.jpg")).status).toBe(200);
    expect(requested).toEqual([expect.stringContaining("/to?"), "/other.jpg"]);
    requested = [];
    // Allowed by name, but private; not allowed; the cloud's own; no web address; round and round.
    const elsewhere = [
      `${on("localhost")}/x.jpg`,
      `${on("127.0.0.3")}/x.jpg`,
      "http://169.254.169.254/latest/meta-data",
    ];
    for (const to of [...elsewhere, "file:///etc/passwd", "http://", "#"]) expect((await leads(to)).status).toBe(502);
    expect(requested.filter((path) => !path.startsWith("/to?"))).toEqual([]);
    expect((await get(`${on("127.0.0.2")}/round`)).status).toBe(502);
    expect(requested.filter((path) => path === "/round")).toHaveLength(4);
  });

  it("ERR-2 is still shown when the CMS is down, and cached over a restart, within its byte limit", async () => {
    await get("/uploads/kept.jpg");
    await new Promise((closed) => {
      cms.close(closed);
      cms.closeAllConnections();
    });
    expect((await get("/uploads/kept.jpg", 1360)).status).toBe(200);
    expect((await get("/uploads/never-seen.jpg")).status).toBe(502);
    const again = await PictureStore.open(folder, 1e8);
    expect(again.bytes).toBeGreaterThan(0);
    const one = new URL("http://x/1");
    const small = await PictureStore.open(folder, 5_000);
    await small.put(one, new Map([["100.webp", Buffer.alloc(4_000)]]));
    expect(small.bytes).toBeLessThanOrEqual(5_000);
    expect(small.find(one, "100.webp")).not.toBeNull();
    expect(readdirSync(folder).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });
});
