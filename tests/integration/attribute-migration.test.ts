import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listingAttributes, senseLimits, type ListingAttribute } from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { forgetMigrations } from "../support/apply-migrations.js";
import { bootCms, settingsOf, type BootedCms } from "../support/boot-cms.js";
import { databases } from "../support/databases.js";
import { importApi, listingItem, type ImportApi } from "../support/import-api.js";
import { logInStaff } from "../support/strapi-accounts.js";

const uid = "plugin::properties.property";
const attributes: readonly ListingAttribute[] = listingAttributes;
const count = 1_100;

/** A source's value for an attribute; now and then it has none. */
function valueOf(attribute: ListingAttribute, n: number): unknown {
  const { kind, values = [] } = attribute;
  if (n % 7 === 3) return null;
  if (kind === "flag") return n % 2 === 0;
  if (kind === "choice") return values[n % values.length];
  if (kind === "date") return `2026-0${1 + (n % 9)}-12`;
  if (kind === "text") return `Text "${n}" é`;
  if (kind === "localized") return { nl: `Tekst ${n}\n"twee"`, fr: `Texte é ${n}` };
  if (kind === "year") return 1950 + (n % 60);
  if (kind === "count") return n % 12;
  return Math.min(senseLimits(attribute)?.max ?? Infinity, 12.5 * (n % 30));
}
const items = Array.from({ length: count }, (_, n) =>
  listingItem(`R${n}`, {
    ...{ price: 100_000 + n, publishPrice: n % 5 !== 0 },
    ...(n % 50 !== 0 && Object.fromEntries(attributes.map((each, at) => [each.key, valueOf(each, n + at)]))),
  }),
);

/** The name and type of the column that Strapi created for each attribute. */
const columnOf = (key: string) => key.replace(/[A-Z]|\d+/g, "_$&").toLowerCase();
const typeOf = ({ kind }: ListingAttribute) =>
  kind === "flag"
    ? "boolean"
    : kind === "date"
      ? "date"
      : kind === "localized"
        ? "jsonb"
        : ["text", "choice"].includes(kind)
          ? "string"
          : ["year", "count"].includes(kind)
            ? "integer"
            : "float";

const mayRead = "plugin::content-manager.explorer.read";
/** The listing fields that two roles may see. */
const seen = {
  "strapi-editor": ["price", ...attributes.map(({ key }) => key)],
  "strapi-author": ["price", "bedrooms"],
};

const rows = z.array(z.looseObject({ id: z.number(), attributes: z.record(z.string(), z.unknown()).nullable() }));
const storedSchema = z.looseObject({
  tables: z.array(z.looseObject({ name: z.string(), columns: z.array(z.looseObject({ name: z.string() })) })),
});
const readRows = async ({ strapi }: BootedCms) =>
  rows.parse(await strapi.db.query(uid).findMany({ orderBy: { id: "asc" } }));
const columnsOf = async ({ strapi }: BootedCms) =>
  Object.keys(await strapi.db.connection("properties").columnInfo()).sort();

/** Converts the database to the earlier schema, in which each attribute of a listing had a column of its own. */
async function takeApart(cms: BootedCms): Promise<void> {
  const knex = cms.strapi.db.connection;
  const stored = await readRows(cms);
  await knex.schema.alterTable("properties", (made) => {
    for (const attribute of attributes) made[typeOf(attribute)](columnOf(attribute.key));
  });
  for (const { id, attributes: storedAttributes } of stored) {
    const values = Object.entries(storedAttributes ?? {}).map(([key, value]) => [
      columnOf(key),
      typeof value === "object" ? JSON.stringify(value) : value,
    ]);
    if (values.length > 0) await knex("properties").where({ id }).update(Object.fromEntries(values));
  }
  await knex.schema.alterTable("properties", (altered) => void altered.dropColumn("attributes"));
  await forgetMigrations(knex);
  // Strapi's record of its tables: it drops a column that it created and no schema has any more.
  const latest = z
    .object({ id: z.number(), schema: z.unknown() })
    .parse(await knex("strapi_database_schema").orderBy("id", "desc").first());
  const schema = storedSchema.parse(typeof latest.schema === "string" ? JSON.parse(latest.schema) : latest.schema);
  for (const { name, columns } of schema.tables) {
    if (name !== "properties") continue;
    columns.splice(
      columns.findIndex((column) => column.name === "attributes"),
      1,
    );
    for (const attribute of attributes)
      columns.push({
        ...{ name: columnOf(attribute.key), type: typeOf(attribute), args: [] },
        ...{ defaultTo: null, notNullable: false, unsigned: false },
      });
  }
  await knex("strapi_database_schema")
    .where({ id: latest.id })
    .update({ schema: JSON.stringify(schema), hash: "of old" });
}

describe.each(databases("sql"))("listing attributes from a database with one column each, on $name", ({ open }) => {
  let dataDir: string;
  let database: Awaited<ReturnType<typeof open>>;
  let cms: BootedCms;
  let api: ImportApi;
  let feed: Awaited<ReturnType<ImportApi["feed"]>>;
  let before: Awaited<ReturnType<typeof readRows>>;
  const options = () => ({ dataDir, databaseUrl: database.url });

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "gevel-carried-"));
    database = await open(dataDir);
    cms = await bootCms(options());
    // Each start listens on a port of its own.
    api = await importApi({
      get strapi() {
        return cms.strapi;
      },
      get url() {
        return cms.url;
      },
      close: () => cms.close(),
    });
    await api.send({ source: "old", properties: items });
    const staff = await logInStaff(cms);
    const path = `/content-manager/collection-types/${uid}`;
    const [, first] = await readRows(cms);
    const own = { attributes: { bedrooms: 9, heating: { nl: "Van ons" }, hasLift: null } };
    expect((await staff.call(`${path}/${String(first?.documentId)}`, "PUT", own)).status).toBe(200);
    const draft = { goal: 0, webId: 1, zip: "9000", city: "Gent", attributes: { bedrooms: 3, hasGarden: false } };
    expect((await staff.call(path, "POST", draft)).status).toBe(201);
    for (const [code, fields] of Object.entries(seen)) {
      const role: unknown = await cms.strapi.db.query("admin::role").findOne({ where: { code } });
      const { id } = z.object({ id: z.number() }).parse(role);
      await cms.strapi.db.query("admin::permission").deleteMany({ where: { subject: uid, role: { id } } });
      await cms.strapi.db.query("admin::permission").create({
        data: { action: mayRead, subject: uid, properties: { fields }, conditions: [], role: id },
      });
    }
    feed = await api.feed();
    before = await readRows(cms);
    await takeApart(cms);
    await cms.close();
  });
  afterAll(async () => {
    await cms.close();
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it("ERR-2 a start killed during the migration leaves all of it to the next one, and nothing is lost", async () => {
    const child = fork(
      fileURLToPath(new URL("../support/crash-at-statement.mjs", import.meta.url)),
      ["update .*properties. set .attributes. =", "700"],
      { env: { ...process.env, ...settingsOf(options()) }, stdio: "ignore" },
    );
    const [, signal] = z.tuple([z.unknown(), z.unknown()]).parse(await once(child, "exit"));
    expect(signal).toBe("SIGKILL");

    cms = await bootCms(options());
    const after = await readRows(cms);
    expect(after).toEqual(before);
    expect(after.find(({ reference }) => reference === "R1")).toMatchObject({
      attributes: { bedrooms: 9, heating: { nl: "Van ons" } },
      editedFields: ["bedrooms", "hasLift", "heating"],
    });
    const columns = await columnsOf(cms);
    expect(columns).toContain("attributes");
    expect(attributes.filter(({ key }) => columns.includes(columnOf(key)))).toEqual([]);
  });

  it("PROP-1 the site reads the same attributes, and an identical import changes nothing", async () => {
    expect((await api.feed()).listings).toEqual(feed.listings);
    const { summary } = await api.send({ source: "old", properties: items });
    expect(summary).toMatchObject({ unchanged: count, updated: 0, created: 0 });
  });

  it("CMS-8 a role with read access to all of them sees the new field, a role with some does not", async () => {
    const fieldsOf = async (code: keyof typeof seen) =>
      z
        .object({ properties: z.object({ fields: z.array(z.string()) }) })
        .parse(
          await cms.strapi.db
            .query("admin::permission")
            .findOne({ where: { subject: uid, action: mayRead, role: { code } } }),
        ).properties.fields;
    expect(await fieldsOf("strapi-editor")).toEqual(["price", "attributes"]);
    expect(await fieldsOf("strapi-author")).toEqual(["price"]);
  });

  it("CMS-7 a later start leaves them unchanged", async () => {
    await cms.close();
    cms = await bootCms(options());
    expect(await readRows(cms)).toEqual(before);
  });
});
