import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { versionedPicture } from "@gevel/config";
import express from "express";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readShareAddress, shareAddress, type ShareContent } from "../../../app/shell/head/share-address.server";
import { createLog } from "../../log";
import { PictureStore } from "../picture-store";
import { createShareAnswers } from "./answer-share";
import { widthOf, wrap, shareFonts } from "./draw-share";

const secret = "0123456789abcdef0123456789abcdef";
const home: ShareContent = {
  ...{ title: "Lichte gezinswoning met zuidtuin", place: "Huis · Łódź-Berchem", price: "€\u00a0425.000" },
  ...{ label: "", agency: "Travee", picture: "", home: 546 },
};

describe("SEO-3 the address of a share picture", () => {
  it("contains all that is rendered, and another price is another address", () => {
    const address = shareAddress(home, secret);
    expect(readShareAddress(address, secret)).toEqual(home);
    expect(shareAddress({ ...home, price: "€\u00a0399.000" }, secret)).not.toBe(address);
    // However long staff write.
    const long = { ...home, title: "a".repeat(3_000), place: "b".repeat(3_000) };
    expect(readShareAddress(shareAddress(long, secret), secret)?.title).toBe("a".repeat(160));
  });

  it("from before it named listings is still valid, and shows no price", () => {
    const { home: _, ...before } = home;
    const encoded = Buffer.from(JSON.stringify(Object.values(before))).toString("base64url");
    const signed = createHmac("sha256", secret)
      .update(`share ${encoded}`)
      .digest()
      .subarray(0, 16)
      .toString("base64url");
    expect(readShareAddress(`/pictures/share/${encoded}.${signed}.jpg`, secret)).toEqual({
      ...home,
      price: "",
      home: 0,
    });
  });

  it("LANG-8 has one spelling: a different last letter of its signature for the same bytes is rejected", () => {
    const address = shareAddress(home, secret);
    const signed = /\.([\w-]{22})\.jpg$/.exec(address)?.[1] ?? "";
    const alike = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"]
      .map((letter) => signed.slice(0, -1) + letter)
      .filter((other) => other !== signed && Buffer.from(other, "base64url").equals(Buffer.from(signed, "base64url")));
    expect(alike).toHaveLength(15);
    for (const other of alike) expect(readShareAddress(address.replace(signed, other), secret)).toBeNull();
  });

  it("is rejected without a signature of the site", () => {
    const address = shareAddress(home, secret);
    const forged = shareAddress({ ...home, price: "€ 1" }, "another");
    for (const path of [
      forged,
      address.replace(/.(?=\.)/, "_"),
      "/pictures/share/x.jpg",
      `${address}x`,
      "/pictures/share/..%2f",
    ])
      expect(readShareAddress(path, secret)).toBeNull();
  });
});

describe("SEO-3 lines of a share picture", () => {
  const fits = (line: string) => line.length <= 10;
  it.each([
    ["een twee drie", 3, ["een twee", "drie"]],
    ["een twee drie vier vijf", 2, ["een twee", "drie vier…"]],
    ["onuitspreekelijk lang", 3, ["onuitspree", "kelijk", "lang"]],
    ["", 3, [""]],
  ])("“%s” in %d", (text, most, lines) => {
    expect(wrap(text, fits, most)).toEqual(lines);
  });
});

describe("SEO-3 a share picture", () => {
  let folder: string;
  let base: string;
  let photos = 0;
  let encoded = true;
  let photo: Buffer;
  const stops: (() => void)[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "share-"));
    photo = await photoOf("#336699");
    const cms = createServer((req, res) => {
      photos++;
      if (req.url === "/uploads/a.png") res.setHeader("content-type", "image/png").end(photo);
      else res.writeHead(404).end();
    }).listen(0);
    const cmsUrl = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
    const hosts = { cmsUrl, cmsPublicUrl: cmsUrl, open: [], inside: [] };
    const store = await PictureStore.open(folder, 10_000_000);
    const answers = createShareAnswers({
      ...{ hosts, store, secret, log: createLog("silent") },
      showsPrice: (id) => encoded && id === home.home,
    });
    const app = express();
    const nobody = () => ({ visitor: "", beginCpuWork: () => () => {} });
    app.get("/pictures/share/:picture", answers.cached, answers.made(nobody));
    const server = app.listen(0);
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    stops.push(
      () => server.close(),
      () => cms.close(),
    );
  });
  afterAll(() => {
    for (const stop of stops) stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const photoOf = (background: string) =>
    sharp({ create: { width: 900, height: 700, channels: 3, background } })
      .png()
      .toBuffer();
  const pictureOf = async (content: Partial<ShareContent>) => {
    const response = await fetch(base + shareAddress({ ...home, ...content }, secret));
    const bytes = Buffer.from(await response.arrayBuffer());
    const { status, headers } = response;
    return { status, type: headers.get("content-type"), cached: headers.get("cache-control"), bytes };
  };

  it("is 1200 by 630 with the photo beside the words, and rendered once", async () => {
    const before = photos;
    const [first, second] = await Promise.all([
      pictureOf({ picture: "/uploads/a.png" }),
      pictureOf({ picture: "/uploads/a.png" }),
    ]);
    expect(first).toMatchObject({ status: 200, type: "image/jpeg" });
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(photos - before).toBe(1);
    expect(await sharp(first.bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
    const corner = await sharp(first.bytes).extract({ left: 300, top: 300, width: 1, height: 1 }).raw().toBuffer();
    expect([...corner].map((value) => Math.round(value / 17))).toEqual([3, 6, 9]);
    expect((await pictureOf({ picture: "/uploads/a.png" })).bytes.equals(first.bytes)).toBe(true);
  });

  it("PROP-16 has a photo replaced by staff, and is cached briefly without a version", async () => {
    const versioned = (since: number) => pictureOf({ price: "", picture: versionedPicture("/uploads/a.png", since) });
    const cornerOf = async ({ bytes }: { bytes: Buffer }) => {
      const pixel = { left: 300, top: 300, width: 1, height: 1 };
      return [...(await sharp(bytes).extract(pixel).raw().toBuffer())].map((value) => Math.round(value / 17));
    };
    const before = await versioned(Date.now() - 60_000);
    expect([await cornerOf(before), before.cached]).toEqual([[3, 6, 9], "public, max-age=31536000, immutable"]);
    photo = await photoOf("#993366");
    expect(await cornerOf(await versioned(Date.now()))).toEqual([9, 3, 6]);
    expect((await pictureOf({ price: "", picture: "/uploads/a.png" })).cached).toBe("public, max-age=3600");
    photo = await photoOf("#336699");
  });

  it("has only words without a photo, or with a broken one", async () => {
    const plain = await pictureOf({});
    const broken = await pictureOf({ picture: "/uploads/gone.png" });
    const foreign = await pictureOf({ picture: "http://169.254.169.254/latest" });
    for (const { status, bytes } of [plain, broken, foreign]) {
      expect(status).toBe(200);
      const corner = await sharp(bytes).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer();
      expect([...corner].every((value) => value > 230)).toBe(true);
    }
  });

  it("renders other words as other pixels, those of a label too", async () => {
    const plain = await pictureOf({});
    const sold = await pictureOf({ label: "Verkocht" });
    const cheaper = await pictureOf({ price: "Prijs op aanvraag" });
    expect(sold.bytes.equals(plain.bytes)).toBe(false);
    expect(cheaper.bytes.equals(plain.bytes)).toBe(false);
  });

  it("omits a price hidden meanwhile from an old address, and shows it again once public", async () => {
    const priced = await pictureOf({});
    const plain = await pictureOf({ price: "" });
    encoded = false;
    const hidden = await pictureOf({});
    encoded = true;
    expect(hidden.bytes.equals(priced.bytes)).toBe(false);
    expect(hidden.bytes.equals(plain.bytes)).toBe(true);
    expect((await pictureOf({})).bytes.equals(priced.bytes)).toBe(true);
    expect((await pictureOf({ home: 547 })).bytes.equals(plain.bytes)).toBe(true);
    // Other caches do not store it for long either.
    expect([priced.cached, hidden.cached, plain.cached]).toEqual([
      "public, max-age=3600",
      "public, max-age=3600",
      "public, max-age=31536000, immutable",
    ]);
  });

  it("has a glyph for a square metre, also where the font has none", async () => {
    const { display } = await shareFonts();
    const [one, both] = ["m", "m²"].map((text) => widthOf(text, display, 48));
    expect(both).toBeGreaterThan(one ?? Infinity);
  });

  it("rejects addresses without a signature of the site", async () => {
    expect((await fetch(`${base}/pictures/share/x.jpg`)).status).toBe(400);
  });
});
