import { listingAttributes } from "@gevel/config";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { parseListing } from "../listings/listing-kind.js";
import { parseOwner } from "../owners/import-owners.js";
import { parseProject } from "../projects/project-kind.js";
import { parseType } from "../types/import-types.js";
import { openApiDocument } from "./openapi-controller.js";

const node = z.record(z.string(), z.unknown());
const { components, ...document } = openApiDocument("/api", []);
const schemas = z.record(z.string(), node).parse(components.schemas);

/** Every field of a schema, those within its fields too, by its path. */
function fieldsOf(path: string, schema: unknown): [path: string, field: z.infer<typeof node>][] {
  if (Array.isArray(schema)) return schema.flatMap((one) => fieldsOf(path, one));
  const parsed = node.safeParse(schema).data;
  if (!parsed) return [];
  const own = Object.entries(node.safeParse(parsed.properties).data ?? {});
  return [
    ...own.flatMap(([key, field]): [string, z.infer<typeof node>][] => [
      [`${path}.${key}`, node.parse(field)],
      ...fieldsOf(`${path}.${key}`, field),
    ]),
    ...["anyOf", "oneOf", "allOf", "items"].flatMap((key) => fieldsOf(path, parsed[key])),
  ];
}

const fields = Object.entries(schemas).flatMap(([name, schema]) => fieldsOf(name, schema));
const exampleOf = z.object({ examples: z.tuple([z.unknown()]) });
const exampleItem = (name: string) =>
  Object.fromEntries(
    Object.entries(node.parse(schemas[name]?.properties)).map(([key, field]) => [
      key,
      exampleOf.parse(field).examples[0],
    ]),
  );

describe("API-4 every field of the API description", () => {
  it("has a description, and an example unless it is an object of described fields", () => {
    expect(fields.length).toBeGreaterThan(200);
    expect(fields.filter(([, { description }]) => typeof description !== "string").map(([path]) => path)).toEqual([]);
    const without = fields.filter(([, field]) => !("examples" in field) && !("properties" in field));
    expect(without.map(([path]) => path)).toEqual([]);
  });

  it("has a valid example", () => {
    const ajv = new Ajv2020({
      strict: false,
      formats: { uri: true, email: true, date: true, "date-time": true },
    });
    ajv.addSchema({ ...document, components, $id: "openapi" });
    const wrong = fields.flatMap(([path, field]) => {
      const { examples: [example] = [] } = z.object({ examples: z.array(z.unknown()).optional() }).parse(field);
      if (example === undefined) return [];
      const validate = ajv.compile(JSON.parse(JSON.stringify(field).replaceAll("#/components", "openapi#/components")));
      return validate(example) === true ? [] : [`${path}: ${ajv.errorsText(validate.errors)}`];
    });
    expect(wrong).toEqual([]);
  });

  it("is accepted by the import with its example, all of them together", () => {
    const now = new Date("2026-11-27T10:00:00Z");
    expect(parseListing(exampleItem("Listing"), now)).toMatchObject({ ok: true });
    expect(parseProject({ ...exampleItem("Project"), name: { nl: "Dokzicht" } }, now)).toMatchObject({ ok: true });
    expect(parseType(exampleItem("PropertyType"))).toMatchObject({ ok: true });
    expect(parseOwner(exampleItem("Owner"))).toMatchObject({ ok: true });
  });

  it("of an attribute names its unit and the meaning of its values", () => {
    const listing = node.parse(schemas.Listing?.properties);
    const described = (key: string) => z.object({ description: z.string() }).parse(listing[key]).description;
    expect(described("surfaceLiving")).toBe("Living area. In m².");
    expect(described("price")).toContain("In €.");
    expect(described("permit")).toContain("Vg – permission granted");
    for (const { key, kind } of listingAttributes)
      if (["area", "length", "money", "energy", "consumption", "emission"].includes(kind))
        expect(described(key), key).toMatch(/ In \S.*\.$/);
  });
});
