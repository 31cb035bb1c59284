import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pictureAddress, splitVersion } from "@gevel/config";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { privateCmsUrl } from "../support/cms-address-in-mails.js";
import type { BootedCms } from "../support/boot-cms.js";
import { databases } from "../support/databases.js";
import { importApi, listingItem, type ImportApi } from "../support/import-api.js";
import { configureAgency } from "../support/mail-agency.js";
import { startSitePictures } from "../support/site-pictures.js";
import { logInStaff, type Staff } from "../support/strapi-accounts.js";

const siteConfig = "api::site-config.site-config";
const uploadedSchema = z.union([
  z.array(z.object({ id: z.number(), url: z.string() })),
  z.object({ id: z.number(), url: z.string() }),
]);

interface Pictures {
  runNow(): Promise<number>;
  read(address: string): Promise<Buffer | null>;
}

describe.each(databases())("PROP-16 replaced and deleted pictures, on $name", ({ boot }) => {
  let cms: BootedCms;
  let staff: Staff;
  let api: ImportApi;
  let site: Awaited<ReturnType<typeof startSitePictures>>;
  let host: Server;
  let port: number;
  /** The current picture at one address of the source. */
  let sent = "#ff0000";

  const photo = (background: string) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer();

  beforeAll(async () => {
    host = createServer((req, res) => {
      if (req.url === "/sent.jpg") void photo(sent).then((bytes) => res.writeHead(200).end(bytes));
      else res.writeHead(404).end();
    });
    await new Promise<void>((listening) => host.listen(0, "127.0.0.1", listening));
    port = (host.address() as AddressInfo).port;
    site = await startSitePictures();
    cms = await boot({
      settings: () => ({ FOREIGN_PICTURES: "copied", PRIVATE_PICTURE_HOSTS: `127.0.0.1:${port}` }),
    });
    await configureAgency(cms);
    staff = await logInStaff(cms);
    api = await importApi(cms);
    await site.show({ cmsUrl: cms.url, cmsPublicUrl: privateCmsUrl, open: [], inside: [] });
  });
  afterAll(async () => {
    await site.stop();
    await cms.close();
    host.close();
  });

  const pictures = () => z.custom<Pictures>().parse(cms.strapi.plugin("properties").service("pictures"));
  async function upload(colour: string, replaced?: number) {
    const form = new FormData();
    form.set("files", new File([new Uint8Array(await photo(colour))], "front.jpg", { type: "image/jpeg" }));
    const answer = await fetch(`${cms.url}/upload${replaced === undefined ? "" : `?id=${replaced}`}`, {
      method: "POST",
      headers: { authorization: `Bearer ${staff.token}` },
      body: form,
    });
    expect(answer.status, await answer.clone().text()).toBeLessThan(300);
    const uploaded = [uploadedSchema.parse(await answer.json())].flat()[0];
    if (!uploaded) throw new Error("nothing was uploaded");
    return uploaded;
  }
  const shown = async (reference: string) => {
    const { listings } = await api.feed();
    return (listings.find(({ recordFile }) => recordFile === reference)?.pictures ?? []).map(({ url }) => url);
  };
  const first = ([address = ""]: readonly string[]) => address;
  /** As seen by a visitor whose browser caches all it may. */
  async function seen(address: string) {
    const answer = await fetch(site.url + pictureAddress(address, 400));
    expect(answer.status).toBe(200);
    const [red = 0, , blue = 0] = await sharp(Buffer.from(await answer.arrayBuffer()))
      .raw()
      .toBuffer();
    const isCached = answer.headers.get("cache-control")?.includes("immutable");
    return `${red > blue ? "red" : "blue"}, ${isCached ? "for ever" : "for a while"}`;
  }
  const logo = async () => {
    const { trees } = await api.feed();
    return first((trees ?? []).flatMap(({ config }) => config.logo?.url ?? []));
  };

  async function publishLogo(file: number) {
    const configs = cms.strapi.documents(siteConfig);
    const documentId = (await configs.findMany({ locale: "nl" }))[0]?.documentId ?? "";
    const data: object = { logo: file };
    await configs.update({ documentId, locale: "nl", data });
    await configs.publish({ documentId, locale: "nl" });
  }
  async function remove(file: number) {
    const headers = { authorization: `Bearer ${staff.token}` };
    expect((await fetch(`${cms.url}/upload/files/${file}`, { method: "DELETE", headers })).status).toBe(200);
  }

  it("replaced by staff in the media library have a new address in listings", async () => {
    const file = await upload("#ff0000");
    await api.send({ source: "own", properties: [listingItem("own-1", { pictures: [{ url: file.url }] })] });
    expect(await shown("own-1")).toEqual([file.url]);
    expect(await seen(file.url)).toBe("red, for a while");
    await pictures().runNow();
    const before = first(await shown("own-1"));
    expect(splitVersion(before)).toEqual({ source: file.url, version: expect.stringMatching(/^\w+$/) as string });
    expect(await seen(before)).toBe("red, for ever");

    await upload("#0000ff", file.id);
    expect(await pictures().runNow()).toBe(1);
    const after = first(await shown("own-1"));
    expect(after).not.toBe(before);
    expect(splitVersion(after).source).toBe(file.url);
    expect(await seen(after)).toBe("blue, for ever");
    // A mail of before shows the new one, and not for ever.
    expect(await seen(file.url)).toBe("blue, for a while");
    // The picture used in reports.
    expect(await pictures().read(after)).toEqual(await pictures().read(file.url));
    expect(await pictures().runNow()).toBe(0);
  });

  it("replaced by staff in the media library have a new address on pages, and the site is notified", async () => {
    const file = await upload("#ff0000");
    await publishLogo(file.id);
    const before = await logo();
    expect(splitVersion(before).source).toBe(file.url);
    expect(await seen(before)).toBe("red, for ever");
    const { revision } = await api.feed();
    await upload("#0000ff", file.id);
    expect((await api.feed()).revision).toBeGreaterThan(revision);
    const after = await logo();
    expect(after).not.toBe(before);
    expect(await seen(after)).toBe("blue, for ever");
    expect(await pictures().read(after)).not.toBeNull();
  });

  it("replaced by the sender of an import are copied again with the next change of a listing, after a day", async () => {
    const item = (price: number) =>
      listingItem("copied-1", { price, pictures: [{ url: `http://127.0.0.1:${port}/sent.jpg` }] });
    await api.send({ source: "own", properties: [item(1)] });
    await pictures().runNow();
    const before = first(await shown("copied-1"));
    expect(await seen(before)).toBe("red, for ever");
    sent = "#0000ff";
    await api.send({ source: "own", properties: [item(2)] });
    await pictures().runNow();
    expect(first(await shown("copied-1"))).toBe(before);
    const aDay = 86_400_000;
    await cms.strapi.db.connection("gevel_pictures").whereNotNull("copy").decrement("next_at", aDay);
    await api.send({ source: "own", properties: [item(3)] });
    await pictures().runNow();
    const after = first(await shown("copied-1"));
    expect(after).not.toBe(before);
    expect(await seen(after)).toBe("blue, for ever");
    expect(await seen(before)).toBe("red, for ever");
  });

  it("CMS-11 deleted by staff are left out of pages, and the site is notified", async () => {
    const file = await upload("#ff0000");
    await publishLogo(file.id);
    expect(splitVersion(await logo()).source).toBe(file.url);
    const { revision } = await api.feed();
    await remove(file.id);
    expect((await api.feed()).revision).toBeGreaterThan(revision);
    expect(await logo()).toBe("");
  });

  it("deleted by staff are left out of every listing that showed them", async () => {
    const file = await upload("#ff0000");
    const properties = ["gone-1", "gone-2"].map((reference) =>
      listingItem(reference, { pictures: [{ url: file.url }] }),
    );
    await api.send({ source: "own", properties });
    await pictures().runNow();
    expect(await shown("gone-1")).toHaveLength(1);
    await remove(file.id);
    await pictures().runNow();
    expect([await shown("gone-1"), await shown("gone-2")]).toEqual([[], []]);
  });

  it("unchanged have the same state on a second listing at once, copied or rejected", async () => {
    const bad = [`http://127.0.0.1:${port}/none.jpg`, "https://evil.example/a.jpg"];
    const file = await upload("#ff0000");
    const item = (reference: string) =>
      listingItem(reference, { pictures: [...bad, file.url].map((url) => ({ url })) });
    await api.send({ source: "own", properties: [item("twice-1")] });
    const rows = () => cms.strapi.db.connection("gevel_pictures");
    // Retried until the CMS gives up.
    for (let attempt = 0; attempt < 5; attempt++) {
      await pictures().runNow();
      await rows().whereNot({ state: "ready" }).update({ next_at: 0 });
    }
    await pictures().runNow();
    const onFirst = await shown("twice-1");
    expect(onFirst.map((url) => splitVersion(url).source)).toEqual([file.url]);
    await api.send({ source: "other", properties: [item("twice-2")] });
    // The site and mails read an import's result at once.
    expect(await shown("twice-2")).toEqual(onFirst);
    // A listing that starts to use them is sent to the site once more.
    await api.send({ source: "other", properties: [listingItem("twice-3", { pictures: [{ url: bad[1] }] })] });
    await pictures().runNow();
    await api.send({ source: "other", properties: [item("twice-3")] });
    const sent = await api.feed();
    await pictures().runNow();
    const since = await api.feed(sent.revision);
    const reported = since.listings.find(({ recordFile }) => recordFile === "twice-3")?.pictures.map(({ url }) => url);
    expect(reported).toEqual(onFirst);
    // Once.
    await pictures().runNow();
    expect((await api.feed(since.revision)).listings).toEqual([]);
  });
});
