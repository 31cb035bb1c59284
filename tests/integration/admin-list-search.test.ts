import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { databases, type TestCms } from "../support/databases.js";
import { importApi, listingItem } from "../support/import-api.js";
import { logInStaff, type Staff } from "../support/strapi-accounts.js";

const listings = "plugin::properties.property";
const projects = "plugin::properties.project";
const found = z.object({
  results: z.array(z.looseObject({ reference: z.string().nullish(), title: z.string().nullish() })),
  pagination: z.object({ page: z.number(), pageCount: z.number(), total: z.number() }),
});

describe.each(databases("sql"))("the search of admin lists, on $name", ({ boot }) => {
  let cms: TestCms;
  let staff: Staff;

  async function list(uid: string, query: string) {
    const { status, json } = await staff.call(`/content-manager/collection-types/${uid}?${query}`);
    expect(status, JSON.stringify(json)).toBe(200);
    return found.parse(json);
  }
  const references = async (search: string, uid = listings) => {
    const { results, pagination } = await list(uid, `pageSize=50&sort=reference:ASC&_q=${encodeURIComponent(search)}`);
    expect(pagination.total).toBe(results.length);
    return results.map(({ reference }) => reference);
  };

  beforeAll(async () => {
    cms = await boot();
    staff = await logInStaff(cms);
    const { send } = await importApi(cms);
    const { summary } = await send({
      source: "crm",
      properties: [
        listingItem("A-17", {
          typeDescription: { nl: "Herenhuis met stadstuin", fr: "Maison de maître à rénover" },
          street: "Lange Nieuwstraat",
          houseNumber: "12",
          agent: { name: "Zoë Lefèvre", phone: "+32 3 000 00 00" },
        }),
        listingItem("B-18", {
          zip: "4000",
          city: "Liège",
          price: 425_000,
          typeDescription: { fr: "Loft sur la Meuse" },
        }),
        ...Array.from({ length: 30 }, (_, index) =>
          listingItem(`Z-${index + 10}`, {
            zip: "9000",
            city: "Gent",
            street: "Coupure",
            typeDescription: { nl: "Gelijkvloers" },
          }),
        ),
      ],
      projects: [
        {
          reference: "P-1",
          zip: "8400",
          city: "Oostende",
          name: { nl: "De Zeedijk", fr: "La Digue" },
          agent: { name: "Zoë Lefèvre" },
        },
      ],
    });
    expect(summary).toMatchObject({ created: 33, refused: 0 });
  });
  afterAll(() => cms.close());

  it.each([
    ["a heading", "stadstuin", ["A-17"]],
    ["a heading in another language, without its accents", "MAITRE renover", ["A-17"]],
    ["an agent", "zoe lefevre", ["A-17"]],
    ["a town", "liege", ["B-18"]],
    ["a street and number", "lange nieuwstraat 12", ["A-17"]],
    ["a reference", "b-18", ["B-18"]],
    ["a price as it is shown", "425.000", ["B-18"]],
    ["nothing", "stadstuin liège", []],
  ])("CMS-1 finds by %s", async (_, search, expected) => {
    expect(await references(search)).toEqual(expected);
  });

  it("CMS-1 pages and sorts the results, within the filters", async () => {
    const second = await list(listings, "_q=coupure&page=2&pageSize=20&sort=reference:ASC");
    expect(second.pagination).toEqual({ page: 2, pageCount: 2, total: 30 });
    expect(second.results.map(({ reference }) => reference)[0]).toBe("Z-30");
    const filtered = await list(listings, "_q=coupure&filters[$and][0][reference][$eq]=Z-11");
    expect(filtered.results.map(({ reference }) => reference)).toEqual(["Z-11"]);
    expect(filtered.pagination.total).toBe(1);
  });

  it("CMS-1 finds a project by its name, town and agent", async () => {
    for (const search of ["zeedijk", "digue", "oostende", "lefevre"])
      expect(await references(search, projects)).toEqual(["P-1"]);
  });

  it("CMS-1 finds a page by its title without accents and by its parent page, in the language of the list", async () => {
    const create = async (locale: string, entry: object) => {
      const { status, json } = await staff.call(
        `/content-manager/collection-types/api::page.page?locale=${locale}`,
        "POST",
        entry,
      );
      expect(status, JSON.stringify(json)).toBe(201);
      return z.object({ data: z.object({ documentId: z.string() }) }).parse(json).data.documentId;
    };
    const parent = await create("nl", { title: "Énergie en premies", path: "energie" });
    await create("nl", { title: "Isolatie", path: "isolatie", parent: { connect: [parent] } });
    await create("fr", { title: "Énergie", path: "energie" });
    const titles = async (query: string) =>
      (await list("api::page.page", `sort=title:ASC&${query}`)).results.map(({ title }) => title).sort();
    expect(await titles("locale=nl&_q=ENERGIE")).toEqual(["Isolatie", "Énergie en premies"]);
    expect(await titles("locale=fr&_q=energie")).toEqual(["Énergie"]);
  });

  it("CMS-1 shows staff no field that is internal to the import", async () => {
    const { json } = await staff.call("/content-manager/content-types");
    const types = z
      .object({ data: z.array(z.object({ uid: z.string(), attributes: z.record(z.string(), z.unknown()) })) })
      .parse(json).data;
    const shown = types.filter(({ uid }) => [listings, projects].includes(uid));
    expect(shown).toHaveLength(2);
    for (const { attributes } of shown)
      expect(Object.keys(attributes).filter((name) => /checksum/i.test(name))).toEqual([]);
  });
});
