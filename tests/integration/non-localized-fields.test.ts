import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { syncStoredValues } from "../../cms-plugins/non-localized-fields/server/src/sync-stored-values.js";
import { databases, type TestCms } from "../support/databases.js";
import { testSecret } from "../support/boot-cms.js";

const config = "api::site-config.site-config";
const menu = "api::menu.menu";
const statusSchema = z.object({ data: z.object({ status: z.string() }) });
interface DocumentMetadata {
  formatDocumentWithMetadata(uid: string, document: unknown): Promise<unknown>;
}
const configRows = z.array(
  z.object({
    locale: z.string(),
    phone: z.string().nullable(),
    slogan: z.string().nullable(),
    updatedAt: z.coerce.date(),
    colors: z.object({ accent: z.string().nullable() }).nullable(),
    propertyList: z
      .object({
        pageSize: z.number().nullable(),
        soldStatus: z.string().nullable(),
        marquees: z.array(z.object({ value: z.number(), label: z.string().nullable(), state: z.string() })),
      })
      .nullable(),
    socialLinks: z.array(z.object({ network: z.string(), url: z.string() })),
  }),
);
const changeLogPageSchema = z.object({
  revision: z.number(),
  trees: z
    .array(z.looseObject({ language: z.string(), config: z.looseObject({ phone: z.string(), slogan: z.string() }) }))
    .nullable(),
});

describe.each(databases())("non-localized fields, on $name", ({ boot }) => {
  let cms: TestCms;
  let documentId = "";

  const rows = async (uid: typeof config | typeof menu, published: boolean) =>
    cms.strapi.db.query(uid).findMany({
      where: { documentId, publishedAt: published ? { $notNull: true } : null },
      ...(uid === config && {
        populate: { colors: true, socialLinks: true, propertyList: { populate: { marquees: true } } },
      }),
      orderBy: { locale: "asc" },
    });
  const published = async () => configRows.parse(await rows(config, true));
  const drafts = async () => configRows.parse(await rows(config, false));

  const update = (locale: string, data: object) => cms.strapi.documents(config).update({ documentId, locale, data });
  const publish = (...locale: string[]) => cms.strapi.documents(config).publish({ documentId, locale });

  /** The status that the admin shows of a language. */
  async function statusOf(locale: string): Promise<string> {
    const service: unknown = cms.strapi.plugin("content-manager").service("document-metadata");
    const metadata = z.custom<DocumentMetadata>().parse(service);
    const draft = await cms.strapi.documents(config).findOne({ documentId, locale });
    return statusSchema.parse(await metadata.formatDocumentWithMetadata(config, draft)).data.status;
  }

  async function changes() {
    const answer = await fetch(`${cms.url}/api/site/feed?after=0`, {
      headers: { authorization: `Bearer ${testSecret("REPLICA_SECRET")}` },
    });
    return changeLogPageSchema.parse(await answer.json());
  }

  beforeAll(async () => {
    cms = await boot();
  });
  afterAll(() => cms.close());

  beforeEach(async () => {
    await cms.strapi.db.query(config).deleteMany({ where: {} });
    const data: object = {
      ...{ agencyName: "Gevel", phone: "03 100 00 01", colors: { accent: "#111111" }, socialLinks: [] },
      slogan: "Thuis",
    };
    ({ documentId } = await cms.strapi.documents(config).create({ locale: "nl", data }));
    for (const [locale, slogan] of [
      ["fr", "Chez soi"],
      ["en", "Home"],
    ] as const)
      await update(locale, { slogan });
    await publish("nl", "fr", "en");
  });

  const change = {
    phone: "03 200 00 02",
    colors: { accent: "#222222" },
    socialLinks: [{ network: "instagram" as const, url: "https://instagram.example/gevel" }],
  };

  it("are published in every language with one, and no language shows as modified", async () => {
    const { revision } = await changes();
    await update("nl", change);
    expect((await drafts()).map(({ phone }) => phone)).toEqual(Array(3).fill(change.phone));
    expect((await published()).map(({ phone }) => phone)).toEqual(Array(3).fill("03 100 00 01"));
    expect(await statusOf("fr")).toBe("modified");

    await publish("nl");
    for (const row of await published()) expect(row).toMatchObject(change);
    expect((await published()).map(({ slogan }) => slogan)).toEqual(["Home", "Chez soi", "Thuis"]);
    for (const locale of ["nl", "fr", "en"]) expect(await statusOf(locale), locale).toBe("published");

    const now = await changes();
    expect(now.revision).toBeGreaterThan(revision);
    const phones = now.trees?.map(({ language, config }) => [language, config.phone] as const);
    expect(new Map(phones)).toEqual(new Map(["nl", "fr", "en", "de"].map((language) => [language, change.phone])));
  });

  it("leave another language's draft unpublished, and say so", async () => {
    await update("fr", { slogan: "Bientôt" });
    await update("nl", change);
    await publish("nl");
    const [, french] = await published();
    expect(french).toMatchObject({ locale: "fr", slogan: "Chez soi", ...change });
    expect(await statusOf("fr")).toBe("modified");
    expect(await statusOf("en")).toBe("published");
  });

  it("are published by a program that writes and publishes in one request", async () => {
    // Strapi copies whole fields to the other languages itself, but nothing of a component with localized fields.
    const written: object = { ...change, propertyList: { pageSize: 48, soldStatus: "gone-410" } };
    await cms.strapi.documents(config).update({ documentId, locale: "en", data: written, status: "published" });
    for (const row of [...(await published()), ...(await drafts())]) expect(row).toMatchObject(written);
  });

  it("are discarded in every language with one", async () => {
    await update("nl", change);
    await update("fr", { phone: "03 100 00 01" });
    await cms.strapi.documents(config).discardDraft({ documentId, locale: "nl" });
    for (const row of await drafts())
      expect(row).toMatchObject({ phone: "03 100 00 01", colors: { accent: "#111111" } });
    expect(await statusOf("en")).toBe("published");
  });

  it("CMS-5 include the picture of an office, and leave each language its texts", async () => {
    const pictureOf = async (name: string) => {
      const file: unknown = await cms.strapi.db.query("plugin::upload.file").create({
        data: {
          name,
          hash: name,
          ext: ".png",
          mime: "image/png",
          size: 1,
          url: `/uploads/${name}.png`,
          provider: "local",
        },
      });
      return z.object({ id: z.number() }).parse(file).id;
    };
    const [old, fresh] = [await pictureOf("old"), await pictureOf("fresh")];
    const offices = (name: string, picture: number, zip = "2000"): object => ({ offices: [{ name, zip, picture }] });
    const shown = async () => {
      const found: unknown = await cms.strapi.db.query(config).findMany({
        where: { documentId, publishedAt: { $notNull: true } },
        populate: { offices: { populate: { picture: true } } },
        orderBy: { locale: "asc" },
      });
      const office = z.object({ name: z.string(), zip: z.string(), picture: z.object({ id: z.number() }) });
      return z
        .array(z.object({ offices: z.array(office) }))
        .parse(found)
        .flatMap((row) => row.offices.map(({ name, zip, picture }) => [name, zip, picture.id]));
    };
    await update("nl", offices("Antwerpen", old));
    await update("fr", offices("Anvers", old));
    await publish("nl", "fr", "en");
    expect((await shown()).map(([, , picture]) => picture)).toEqual([old, old, old]);
    await update("nl", offices("Antwerpen", fresh, "2018"));
    await publish("nl");
    expect(await shown()).toEqual([
      [expect.any(String), "2018", fresh],
      ["Anvers", "2018", fresh],
      ["Antwerpen", "2018", fresh],
    ]);
  });

  it("include page size, sold status and the table of statuses, and leave each language its texts", async () => {
    const list = (sold: string, state: string, more: object = {}) => ({
      propertyList: { pageSize: 24, soldStatus: "ok-200", marquees: [{ value: 3, label: sold, state }], ...more },
    });
    await update("nl", list("Verkocht", "sold"));
    await update("fr", list("Vendu", "sold"));
    await publish("nl", "fr", "en");
    const marquees = [
      { value: 4, label: "Verhuurd", state: "rented" },
      { value: 3, label: "Verkocht", state: "option" },
    ];
    await update("nl", list("", "", { pageSize: 48, soldStatus: "gone-410", marquees }));
    await publish("nl");
    for (const rows of [await published(), await drafts()])
      for (const { propertyList } of rows) expect(propertyList).toMatchObject({ pageSize: 48, soldStatus: "gone-410" });
    const texts = (await published()).map(({ locale, propertyList }) => [
      locale,
      propertyList?.marquees.map(({ value, label, state }) => `${value} ${label} ${state}`),
    ]);
    expect(texts).toEqual([
      // English had none of its own when the first one was written.
      ["en", ["4 Verhuurd rented", "3 Verkocht option"]],
      ["fr", ["4 Verhuurd rented", "3 Vendu option"]],
      ["nl", ["4 Verhuurd rented", "3 Verkocht option"]],
    ]);
    for (const locale of ["nl", "fr", "en"]) expect(await statusOf(locale), locale).toBe("published");
  });

  it("take the default language's value at the start where languages differ", async () => {
    const { db } = cms.strapi;
    await db.query(config).updateMany({ where: { documentId, locale: "fr" }, data: { phone: "03 999 99 99" } });
    await db.query(config).updateMany({ where: { documentId, locale: "nl" }, data: { phone: "03 111 11 11" } });
    await cms.strapi.documents(menu).create({ locale: "nl", data: { name: "Alleen", sort: 4 } });
    await syncStoredValues(cms.strapi);
    const all = [...(await drafts()), ...(await published())];
    expect(all.map(({ phone }) => phone)).toEqual(Array(6).fill("03 111 11 11"));
    expect(all.map(({ slogan }) => slogan)).toEqual(["Home", "Chez soi", "Thuis", "Home", "Chez soi", "Thuis"]);
    for (const locale of ["nl", "fr", "en"]) expect(await statusOf(locale), locale).toBe("published");

    const timestamps = (await published()).map(({ updatedAt }) => updatedAt);
    await syncStoredValues(cms.strapi);
    expect((await published()).map(({ updatedAt }) => updatedAt)).toEqual(timestamps);
  });
});
