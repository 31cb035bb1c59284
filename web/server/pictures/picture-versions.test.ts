import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { jpegAddress, pictureAddress, versionedPicture } from "@gevel/config";
import express from "express";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLog } from "../log";
import { createPictureAnswers } from "./answer-picture";
import { HotPictures } from "./hot-pictures";
import { PictureStore } from "./picture-store";

const forEver = "public, max-age=31536000, immutable";
const minute = 60_000;

describe("PROP-16 a picture replaced under its address", () => {
  let colour: string;
  let isAway: boolean;
  let requested: number;
  let cms: Server;
  let site: Server;
  let folder: string;
  let url: string;

  const listen = async (server: Server) => {
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const start = async (cmsUrl: string) => {
    const hot = new HotPictures(1e6, []);
    const answers = createPictureAnswers({
      hosts: { cmsUrl, cmsPublicUrl: cmsUrl, open: [], inside: [] },
      ...{ store: await PictureStore.open(folder, 1e8), hot, log: createLog("silent") },
    });
    const made = answers.made(() => ({ visitor: "", beginCpuWork: () => () => {} }));
    const app = express().get("/pictures", answers.cached, made);
    site = createServer((req, res) => {
      if (!hot.answer(req, res)) app(req, res);
    });
    url = await listen(site);
  };
  let cmsUrl: string;
  beforeEach(async () => {
    [colour, isAway, requested] = ["#ff0000", false, 0];
    cms = createServer((_req, res) => {
      requested += 1;
      if (isAway) return void res.writeHead(503).end();
      void sharp({ create: { width: 800, height: 600, channels: 3, background: colour } })
        .png()
        .toBuffer()
        .then((bytes) => res.writeHead(200).end(bytes));
    });
    folder = mkdtempSync(join(tmpdir(), "pictures-"));
    cmsUrl = await listen(cms);
    await start(cmsUrl);
  });
  afterEach(() => {
    cms.close();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (address: string, headers: Record<string, string> = {}) => fetch(url + address, { headers });
  const of = (since: number) => pictureAddress(versionedPicture("/uploads/a.png", since), 400);
  const unversioned = pictureAddress("/uploads/a.png", 400);
  const seen = async (answer: Response) => {
    const pixel = await sharp(Buffer.from(await answer.arrayBuffer()))
      .raw()
      .toBuffer();
    const [red = 0, , blue = 0] = pixel;
    return `${red > blue ? "red" : "blue"}, ${answer.headers.get("cache-control") === forEver ? "for ever" : "for a while"}`;
  };

  it("is the new one at its version's address, in every width and format, and without a version", async () => {
    const uploaded = Date.now() - minute;
    expect(await seen(await get(of(uploaded)))).toBe("red, for ever");
    colour = "#0000ff";
    const replaced = Date.now();
    expect(await seen(await get(of(replaced)))).toBe("blue, for ever");
    const mailed = jpegAddress("", versionedPicture("/uploads/a.png", replaced), 600);
    expect(await seen(await get(mailed))).toBe("blue, for ever");
    expect(await seen(await get(pictureAddress(versionedPicture("/uploads/a.png", replaced), 1360)))).toBe(
      "blue, for ever",
    );
    expect(await seen(await get(unversioned))).toBe("blue, for a while");
    // A page of before shows a picture all the same.
    expect(await seen(await get(of(uploaded)))).toBe("blue, for ever");
    expect(requested).toBe(3);
  });

  it("is recognised after a restart too: older renditions are made anew, newer ones not", async () => {
    await get(of(Date.now() - minute));
    site.close();
    await start(cmsUrl);
    expect(await seen(await get(of(Date.now() - minute)))).toBe("red, for ever");
    expect(requested).toBe(1);
    colour = "#0000ff";
    expect(await seen(await get(of(Date.now())))).toBe("blue, for ever");
  });

  it("is revalidated at an address without a version, and not sent twice", async () => {
    const first = await get(unversioned);
    expect(first.headers.get("cache-control")).toBe("public, max-age=3600");
    const etag = first.headers.get("etag") ?? "";
    for (const known of [etag, `W/${etag}`]) {
      const again = await get(unversioned, { "if-none-match": known });
      expect([again.status, (await again.arrayBuffer()).byteLength, again.headers.get("etag")]).toEqual([304, 0, etag]);
    }
    expect((await get(unversioned, { "if-none-match": '"another"' })).status).toBe(200);
  });

  it("shows the old one while its source fails, and no cache stores that as the new one", async () => {
    await get(of(Date.now() - minute));
    [colour, isAway] = ["#0000ff", true];
    const replaced = of(Date.now());
    const answer = await get(replaced);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(await seen(answer)).toBe("red, for a while");
    expect((await get(replaced, { "if-none-match": answer.headers.get("etag") ?? "" })).status).toBe(304);
  });

  it("is rendered once for any invented versions, and none of them is cached", async () => {
    await get(of(Date.now() - minute));
    const files = readdirSync(folder).sort();
    for (let at = 0; at < 50; at++) {
      // A version of long ago, and one in the future.
      expect(await seen(await get(of(at)))).toBe("red, for ever");
      expect(await seen(await get(of(Date.now() + 60 * minute + at)))).toBe("red, for a while");
    }
    expect(requested).toBe(1);
    for (const nonsense of ["", "1.5", "-1", "A", "zzzzzzzzzz", "1&v=1"])
      expect((await get(unversioned.replace("&width", `&v=${nonsense}&width`))).status, nonsense).toBe(400);
    expect(readdirSync(folder).sort()).toEqual(files);
  });

  it("is not cached as the new one where the CMS clock is a little ahead", async () => {
    await get(of(Date.now() - minute));
    colour = "#0000ff";
    expect(await seen(await get(of(Date.now() + minute)))).toBe("blue, for a while");
  });
});
