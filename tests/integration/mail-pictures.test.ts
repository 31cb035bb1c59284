import { mkdir, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { mailingApp } from "../support/agency-app.js";
import { cmsAddressesIn, privateCmsUrl } from "../support/cms-address-in-mails.js";
import { databases } from "../support/databases.js";
import { importApi, listingItem, type ImportApi } from "../support/import-api.js";
import { leadOf, sendLead } from "../support/leads-api.js";
import { patientCmsClient } from "../support/patient-cms-client.js";
import { startSitePictures } from "../support/site-pictures.js";

const siteConfig = "api::site-config.site-config";
const alerts = z.object({ runSearchAlerts: z.custom<() => Promise<boolean>>() });
/** Formats that Outlook also shows. */
const shownEverywhere = ["image/jpeg", "image/png", "image/gif"];
const person = { firstName: "An", lastName: "Peeters", phone: "0470123456" };

describe.each(databases())("pictures in mails of a CMS that visitors cannot reach, on $name", ({ boot }) => {
  let site: Awaited<ReturnType<typeof startSitePictures>>;
  let outside: Server;
  let outsidePort: number;
  beforeAll(async () => {
    site = await startSitePictures();
    const photo = await pictureOf("webp", 1800);
    outside = createServer((_req, res) => res.writeHead(200, { "content-type": "image/webp" }).end(photo));
    await new Promise<void>((listening) => outside.listen(0, "127.0.0.1", listening));
    outsidePort = (outside.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await site.stop();
    outside.close();
  });
  const app = mailingApp(boot, () => ({
    SITE_URL: site.url,
    PRIVATE_PICTURE_HOSTS: `127.0.0.1:${outsidePort}`,
  }));
  let api: ImportApi;

  const pictureOf = (format: "webp" | "png", width: number) =>
    sharp({ create: { width, height: width / 4, channels: 4, background: "#a0522dcc" } })
      .toFormat(format)
      .toBuffer();

  beforeAll(async () => {
    const { cms } = app;
    const uploads = join(cms.strapi.dirs.static.public, "uploads");
    await mkdir(uploads, { recursive: true });
    await writeFile(join(uploads, "garden.webp"), await pictureOf("webp", 1800));
    await writeFile(join(uploads, "logo.png"), await pictureOf("png", 800));
    const file: unknown = await cms.strapi.db.query("plugin::upload.file").create({
      data: {
        ...{ name: "logo.png", url: "/uploads/logo.png", mime: "image/png", ext: ".png", hash: "logo", size: 1 },
        ...{ width: 800, height: 200, provider: "local" },
      },
    });
    const { id: logo } = z.object({ id: z.number() }).parse(file);
    const configs = cms.strapi.documents(siteConfig);
    const documentId = (await configs.findMany({ locale: "nl" }))[0]?.documentId ?? "";
    const data: object = { logo };
    await configs.update({ documentId, locale: "nl", data });
    await configs.publish({ documentId, locale: "nl" });
    await site.show({
      ...{ cmsUrl: cms.url, cmsPublicUrl: privateCmsUrl },
      ...{ open: [], inside: [`127.0.0.1:${outsidePort}`] },
    });
    api = await importApi(cms);
    await api.send({
      source: "own",
      properties: [
        listingItem("own-1", { pictures: [{ url: "/uploads/garden.webp" }] }),
        listingItem("outside-1", { pictures: [{ url: `http://127.0.0.1:${outsidePort}/far%20away.webp` }] }),
      ],
    });
    await z.custom<{ runNow(): Promise<number> }>().parse(cms.strapi.plugin("properties").service("pictures")).runNow();
  });

  const homeOf = async (reference: string) => {
    const stored: unknown = await app.cms.strapi.db
      .query("plugin::properties.property")
      .findOne({ where: { reference } });
    return { id: z.object({ id: z.number() }).parse(stored).id, reference };
  };
  /** Each picture once, as a mail client would load it. */
  async function shownPictures() {
    const found = app.received.flatMap(({ mail }) =>
      [...(mail.html ?? "").matchAll(/<img[^>]*? src="([^"]+)"/g)].map(([, src = ""]) => src.replaceAll("&amp;", "&")),
    );
    return Promise.all(
      [...new Set(found)].sort().map(async (address) => {
        expect(address.startsWith(`${site.url}/pictures?src=`), address).toBe(true);
        const answer = await fetch(address);
        expect([answer.status, shownEverywhere.includes(answer.headers.get("content-type") ?? "")], address).toEqual([
          200,
          true,
        ]);
        const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
        const { searchParams } = new URL(address);
        expect(width, address).toBeLessThanOrEqual(Number(searchParams.get("width")));
        const cacheControl = answer.headers.get("cache-control")?.includes("immutable") ? "for ever" : "for a while";
        return `${searchParams.get("src")} ${width} ${answer.headers.get("content-type")} ${cacheControl}`;
      }),
    );
  }

  it("FORM-4 PROP-16 load from the site, small and versioned, in a format every mail program shows, for own and third-party pictures", async () => {
    for (const reference of ["own-1", "outside-1"]) {
      const listing = await homeOf(reference);
      const email = `${reference}@visitor.example`;
      const question = { ...person, email, remark: "Is er een tuin?" };
      const forFriend = { friendEmail: `friend-${email}`, firstName: "An", email };
      await sendLead(app.cms, leadOf(`asks ${reference}`, { form: "ask-info", listing, data: question }));
      await sendLead(app.cms, leadOf(`sends ${reference}`, { form: "send-to-friend", listing, data: forFriend }));
      await app.mailsTo(`friend-${email}`, 1);
    }
    await app.waitUntilMailed();
    expect(await shownPictures()).toEqual([
      "/uploads/garden.webp 600 image/jpeg for ever",
      "/uploads/logo.png 400 image/png for ever",
      `http://127.0.0.1:${outsidePort}/far%20away.webp 600 image/jpeg for a while`,
    ]);
    expect(cmsAddressesIn(app.received)).toEqual([]);
    // The agency's own mail leads staff to the lead.
    expect(app.received.some(({ mail }) => mail.text?.includes(`${privateCmsUrl}/admin/`))).toBe(true);
  });

  it("FORM-4 are smaller still in a search alert, which lists many listings", async () => {
    const { propertyTypes } = await api.feed();
    const apps = String(propertyTypes?.find(({ webId }) => webId === 2)?.id);
    const email = "searcher@visitor.example";
    const runNow = () => alerts.parse(app.cms.strapi.plugin("leads").service("alerts")).runSearchAlerts();
    await runNow();
    await sendLead(
      app.cms,
      leadOf("searches", {
        form: "demand-register",
        data: {
          ...{ goal: "buy", propertyTypes: [apps], zones: ["municipality:11002"], title: "ms", ...person, email },
          ...{ alertsOptIn: "yes", alertsFrequency: "at-once" },
        },
      }),
    );
    await expect.poll(() => app.to(email).some(({ mail }) => mail.text?.includes("/subscription/"))).toBe(true);
    const requested = app.to(email).find(({ mail }) => mail.text?.includes("/subscription/"));
    const [, token = ""] = /\/subscription\/([^/\s>]+)\//.exec(requested?.mail.text ?? "") ?? [];
    await patientCmsClient(app.cms.url).changeSubscription({ token, change: "confirm" });
    app.received.length = 0;
    await api.send({
      source: "own",
      properties: [listingItem("own-2", { pictures: [{ url: "/uploads/garden.webp" }] })],
    });
    await runNow();
    await app.mailsTo(email, 1);
    expect(await shownPictures()).toEqual([
      "/uploads/garden.webp 400 image/jpeg for ever",
      "/uploads/logo.png 400 image/png for ever",
    ]);
  });
});
