import { mkdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  failureSchema,
  importSourceSchema,
  importSourcesSchema,
  importFileResponseSchema,
  sourceOverviewSchema,
  sourceOverviewsSchema,
  defaultSourceSettings,
  type ImportSourceSettings,
} from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { databases, type TestCms } from "../support/databases.js";
import { importApi, listingItem, outcomes, type ImportApi } from "../support/import-api.js";
import { createApiToken, createRole, logInStaff, type Staff } from "../support/strapi-accounts.js";

const propertyUid = "plugin::properties.property";
const sourceUid = "plugin::properties.import-source";
const settingsOf = (settings: Partial<ImportSourceSettings>) => ({ ...defaultSourceSettings, ...settings });

const kyero = (...items: readonly string[]) =>
  `<root><kyero><feed_version>3</feed_version></kyero>${items
    .map(
      (id) => `<property><id>${id}</id><price>250000</price><currency>EUR</currency><price_freq>sale</price_freq>
        <type>villa</type><town>Diekirch</town><postcode>9230</postcode>
        <geo_lat>49.8678</geo_lat><geo_lon>6.1567</geo_lon><mood>sunny</mood></property>`,
    )
    .join("")}</root>`;
const luxembourg = settingsOf({
  title: "Immo Sauer",
  countryId: 50,
  language: "fr",
  mode: "partial",
  ownFields: [
    { name: "geo_lat", field: "latitude" },
    { name: "geo_lon", field: "longitude" },
  ],
});

const row = z.object({
  countryId: z.number(),
  latitude: z.number().nullable(),
  withdrawnAt: z.unknown(),
  publicSince: z.coerce.date(),
  typeDescription: z.unknown(),
});

describe.each(databases())("settings of sources on $name", ({ boot }) => {
  let cms: TestCms;
  let api: ImportApi;
  let token: string;
  let staff: Staff;

  beforeAll(async () => {
    cms = await boot({ settings: (dataDir) => ({ DROP_FOLDER: join(dataDir, "feeds") }) });
    api = await importApi(cms);
    const actions = ["find", "findOne", "update"].map((action) => `plugin::properties.sources.${action}`);
    token = await createApiToken(cms, "settings", actions);
    staff = await logInStaff(cms);
  });
  afterAll(() => cms.close());

  async function call(path: string, body?: unknown, bearer = token) {
    const response = await fetch(`${cms.url}/api/properties/sources${path}`, {
      method: body === undefined ? "GET" : "PUT",
      headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const json: unknown = await response.json();
    return { status: response.status, json };
  }
  async function save(source: string, settings: object) {
    const { status, json } = await call(`/${source}`, settings);
    expect(status, JSON.stringify(json)).toBe(200);
    return importSourceSchema.parse(json);
  }
  async function feed(source: string, body: string, query = "") {
    const response = await fetch(`${cms.url}/api/properties/feeds?source=${source}${query}`, {
      method: "POST",
      headers: { authorization: `Bearer ${api.token}` },
      body,
    });
    const json: unknown = await response.json();
    expect(response.status, JSON.stringify(json)).toBe(200);
    return importFileResponseSchema.parse(json);
  }
  const item = async (source: string, reference: string) =>
    row.parse(await cms.strapi.db.query(propertyUid).findOne({ where: { source, reference } }));
  const overview = async (source: string) =>
    sourceOverviewSchema.parse((await staff.call(`/properties/sources/${source}`)).json);

  it("API-6 a source exists from its first import on, once, with nothing set", async () => {
    await Promise.all([1, 2, 3].map(() => api.send({ source: "plain", properties: [listingItem("P-1")] })));
    const { sources } = importSourcesSchema.parse((await call("")).json);
    expect(sources.filter(({ source }) => source === "plain")).toEqual([
      { source: "plain", settings: defaultSourceSettings },
    ]);
    expect((await call("/nobody")).status).toBe(404);
  });

  it("API-6 each source's files are read by its own settings", async () => {
    await save("sauer", luxembourg);
    const [set, other] = [await feed("sauer", kyero("1", "2")), await feed("unset", kyero("1", "2"))];
    expect([set.mode, other.mode]).toEqual(["partial", "full"]);
    expect(set.problems.map(({ field }) => field)).not.toContain("geo_lat");
    expect(set.problems.find(({ field }) => field === "mood")).toMatchObject({
      count: 2,
      message: "is read by no rule; map it in the settings of the source",
    });
    expect(other.problems.map(({ field }) => field)).toEqual(expect.arrayContaining(["geo_lat", "geo_lon", "mood"]));
    expect(await item("sauer", "1")).toMatchObject({ countryId: 50, latitude: 49.8678 });
    expect(await item("unset", "1")).toMatchObject({ countryId: 10, latitude: null });
  });

  it("API-6 a source set to partial withdraws nothing, unless the request says it is full", async () => {
    expect((await feed("sauer", kyero("1"))).summary).toMatchObject({ unchanged: 1, withdrawn: 0 });
    expect((await feed("unset", kyero("1"))).summary).toMatchObject({ withdrawn: 1 });
    expect((await feed("sauer", kyero("1"), "&mode=full")).summary).toMatchObject({ withdrawn: 1 });
  });

  it("API-1 an import in our own format takes language, country and mode from them", async () => {
    const { mode: _mode, ...rest } = luxembourg;
    await save("json", { ...rest, mode: "full" });
    const properties = ["A", "B", "C"].map((reference) =>
      listingItem(reference, { zip: "9230", city: "Diekirch", typeDescription: "Maison" }),
    );
    await api.send({ source: "json", mode: undefined, properties });
    expect(await item("json", "A")).toMatchObject({ countryId: 50, typeDescription: { fr: "Maison" } });
    const fewer = await api.send({ source: "json", mode: undefined, properties: properties.slice(1) });
    expect(outcomes(fewer)).toContain("listing A withdrawn");

    const unset = await api.post({ source: "json-unset", mode: undefined, properties });
    expect(failureSchema.parse(await unset.json()).error.fields).toEqual([
      { field: "mode", message: "is required: partial or full; left out, it is what is set of the source" },
    ]);
  });

  it("API-2 the same bytes are read anew after a settings change, and unchanged afterwards", async () => {
    const body = { source: "later", properties: [listingItem("L", { typeDescription: "Villa" })] };
    await api.send(body);
    expect(await item("later", "L")).toMatchObject({ typeDescription: { nl: "Villa" } });
    await save("later", settingsOf({ language: "de" }));
    expect(outcomes(await api.send(body))).toEqual(["listing L updated"]);
    expect((await item("later", "L")).typeDescription).toEqual({ de: "Villa" });
    expect(outcomes(await api.send(body))).toEqual(["listing L unchanged"]);
  });

  it("API-6 untrusted dates make no listing of a first import old", async () => {
    const properties = [listingItem("D", { createdAt: "2020-05-04T10:00:00Z" })];
    await save("untrusted", settingsOf({ dates: "ignored" }));
    for (const source of ["trusted", "untrusted"]) await api.send({ source, properties });
    expect((await item("trusted", "D")).publicSince.getFullYear()).toBe(2020);
    expect((await item("untrusted", "D")).publicSince.getFullYear()).not.toBe(2020);
  });

  it("API-6 drop folder files and staff uploads use them too", async () => {
    const folder = join(cms.dataDir, "feeds", "by-folder");
    await mkdir(folder, { recursive: true });
    await save("by-folder", luxembourg);
    await writeFile(join(folder, "a.xml"), kyero("F"));
    const service = z.custom<{ runNow(): Promise<number> }>();
    const runNow = () => service.parse(cms.strapi.plugin("properties").service("dropFolder")).runNow();
    await runNow();
    await utimes(join(folder, "a.xml"), new Date(), new Date()).catch(() => undefined);
    for (let checks = 0; checks < 5 && (await runNow()) === 0; checks += 1);
    expect(await item("by-folder", "F")).toMatchObject({ countryId: 50, latitude: 49.8678 });

    const form = new FormData();
    form.append("file", new Blob([kyero("U")]), "a.xml");
    await save("by-staff", luxembourg);
    expect((await staff.call("/properties/imports/upload?source=by-staff", "POST", form)).status).toBe(200);
    expect(await item("by-staff", "U")).toMatchObject({ countryId: 50, latitude: 49.8678 });
    expect((await overview("by-folder")).lastDelivery?.sender.kind).toBe("folder");
  });

  it("API-6 an invalid setting is rejected by its name, with the accepted values, and changes nothing", async () => {
    const wrong = { ...luxembourg, countryId: 32, pictureHosts: ["10.0.0.1"], colour: "red" };
    const { status, json } = await call("/sauer", wrong);
    expect(status).toBe(400);
    expect(failureSchema.parse(json).error.fields).toEqual([
      {
        field: "countryId",
        message: "expected the number of a country: 10 Belgium, 50 Luxembourg, 63 the Netherlands",
      },
      {
        field: "pictureHosts.0",
        message: "expected the name of a host in the internet, such as pictures.example.org",
      },
      { field: "colour", message: "is not known here" },
    ]);
    expect((await call("/Sauer!", luxembourg)).status).toBe(400);
    expect(importSourceSchema.parse((await call("/sauer")).json).settings).toEqual(luxembourg);
  });

  it("API-2 a token reads and sets the sources it may write, by its own permissions", async () => {
    const actions = ["find", "findOne", "update"].map((action) => `plugin::properties.sources.${action}`);
    const own = await createApiToken(cms, "Own", actions, "sources: hers");
    expect((await call("/hers", luxembourg, own)).status).toBe(200);
    expect((await call("/sauer", luxembourg, own)).status).toBe(403);
    expect((await call("/sauer", undefined, own)).status).toBe(403);
    expect(importSourcesSchema.parse((await call("", undefined, own)).json).sources).toHaveLength(1);
    const { sources } = importSourcesSchema.parse((await call("")).json);
    expect(sources.map(({ source }) => source)).not.toContain("hers");
    expect((await call("/sauer", luxembourg, api.token)).status).toBe(403);
    expect((await fetch(`${cms.url}/api/properties/sources`)).status).toBe(401);
  });

  it("API-5 staff see each source's last delivery and its listings on the site", async () => {
    const { sources } = sourceOverviewsSchema.parse((await staff.call("/properties/sources")).json);
    expect(sources.map(({ source }) => source)).toEqual(sources.map(({ source }) => source).toSorted());
    expect(sources.find(({ source }) => source === "unset")).toMatchObject({
      onSite: 1,
      lastDelivery: {
        sender: { kind: "token", name: "integrator" },
        ...{ format: "kyero", mode: "full", ending: "succeeded" },
        summary: { created: 0, updated: 0, unchanged: 1, refused: 0, withdrawn: 1 },
      },
    });
    const { lastDelivery } = await overview("unset");
    expect(lastDelivery?.feedProblems.find(({ field }) => field === "mood")?.count).toBe(1);
  });

  it("API-5 staff change them where their role allows it", async () => {
    const path = "/properties/sources/unset";
    expect((await staff.call(path, "PUT", settingsOf({ title: "The other" }))).status).toBe(200);
    expect((await overview("unset")).settings.title).toBe("The other");
    expect((await staff.call(path, "PUT", { mode: "all" })).status).toBe(400);
    await createRole(cms, "reader", [{ action: "plugin::properties.imports.read" }]);
    const reader = await logInStaff(cms, "Robin", "reader");
    expect((await reader.call(path)).status).toBe(200);
    expect((await reader.call(path, "PUT", {})).status).toBe(403);
  });

  it("PROP-16 pictures on a host of its settings are shown for that source only, as copies", async () => {
    const url = "https://pictures.sauer.invalid.example/1.jpg";
    await save("pictured", settingsOf({ pictureHosts: ["pictures.sauer.invalid.example"] }));
    for (const source of ["pictured", "unpictured"])
      await api.send({ source, properties: [listingItem(source, { pictures: [{ url: `${url}?${source}` }] })] });
    const service = z.custom<{ runNow(): Promise<number> }>();
    await service.parse(cms.strapi.plugin("properties").service("pictures")).runNow();
    const named = cms.strapi.db.getSchemaName();
    const rows = () => {
      const pictures = cms.strapi.db.connection("gevel_pictures");
      return named ? pictures.withSchema(named) : pictures;
    };
    const states = z.array(z.object({ address: z.string(), state: z.string() })).parse(await rows().select("*"));
    expect(states.find(({ address }) => address.endsWith("?unpictured"))?.state).toBe("refused");
    expect(states.find(({ address }) => address.endsWith("?pictured"))?.state).toBe("waiting");

    const shown = async () =>
      (await api.feed()).listings.flatMap((listing) => listing.pictures.map((picture) => picture.url));
    expect(await shown()).toEqual([]);
    await rows()
      .where({ address: `${url}?pictured` })
      .update({ state: "ready", copy: "/uploads/copies/1.jpg", width: 4, height: 3 });
    expect(await shown()).toEqual(["/uploads/copies/1.jpg#v=0"]);
  });

  it("API-6 a setting unknown to a later version leaves the others intact", async () => {
    await save("aged", luxembourg);
    await cms.strapi.db.query(sourceUid).update({
      where: { source: "aged" },
      data: { ownFields: [{ name: "a", field: "gone" }, luxembourg.ownFields[0]], countryId: 7 },
    });
    const { settings } = importSourceSchema.parse((await call("/aged")).json);
    expect(settings).toEqual({ ...luxembourg, countryId: null, ownFields: luxembourg.ownFields.slice(0, 1) });
  });
});
