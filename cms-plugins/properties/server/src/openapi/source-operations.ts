import { importSourceSchema, importSourceSettingsSchema, importSourcesSchema, acceptedInputOf } from "@gevel/config";
import { z } from "zod";

type JsonSchema = Record<string, unknown>;

/** Keys that an object must have. A key parsed by a function does not show it, so undefined is tried. */
function requiredOf(schema: z.ZodObject): string[] {
  return Object.entries(schema.shape)
    .filter(([, field]) => z.safeParse(field, undefined).success === false)
    .map(([key]) => key);
}

/** A contract as JSON Schema (2020-12): what a caller may send, or the response. */
export function jsonSchemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io,
    target: "draft-2020-12",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (io === "output") return;
      if (zodSchema instanceof z.ZodObject) {
        const required = requiredOf(zodSchema);
        if (required.length > 0) jsonSchema.required = required;
      }
      const also = acceptedInputOf(zodSchema);
      if (!also) return;
      const own = { ...jsonSchema };
      const accepted = jsonSchemaOf(also, io);
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, Object.keys(own).length > 0 ? { anyOf: [own, accepted] } : accepted);
    },
  });
  return described;
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (name: string) => ({ content: { "application/json": { schema: ref(name) } } });

const failures = {
  "400": {
    description: "INVALID_INPUT: a setting is wrong; the fields say which and what is taken.",
    ...json("Failure"),
  },
  "401": { description: "The token is missing, wrong or expired.", ...json("TokenFailure") },
  "403": { description: "The token may not do this, or not write this source.", ...json("Forbidden") },
  "500": { description: "UNEXPECTED: our fault.", ...json("Failure") },
};
const unknown = { description: "PAGE_NOT_FOUND: there is no such source.", ...json("Failure") };

const named = {
  name: "source",
  in: "path",
  required: true,
  description: "Names the source.",
  example: "my-crm",
  schema: jsonSchemaOf(importSourceSchema.shape.source, "input"),
};

const settingsExample = importSourceSettingsSchema.parse({
  title: "Our CRM",
  countryId: 50,
  language: "fr",
  mode: "full",
  ownFields: [
    { name: "geo_lat", field: "latitude" },
    { name: "geo_lon", field: "longitude" },
  ],
  pictureHosts: ["pictures.example.org"],
  dates: "ignored",
});

/** Paths of the settings of sources, below the prefix of the API. */
export const sourcePaths = {
  "/properties/sources": {
    get: {
      operationId: "listSources",
      summary: "The sources of imports with their settings",
      description:
        "Those that the token may write, by name. A source is there from its first import on. The token needs the " +
        "permission `properties › sources › find`.",
      responses: { "200": { description: "The sources.", ...json("ImportSources") }, ...failures },
    },
  },
  "/properties/sources/{source}": {
    get: {
      operationId: "readSource",
      summary: "The settings of a source",
      description: "The token needs the permission `properties › sources › findOne`.",
      parameters: [named],
      responses: { "200": { description: "The source.", ...json("ImportSource") }, "404": unknown, ...failures },
    },
    put: {
      operationId: "saveSource",
      summary: "Set how what a source sends is read",
      description:
        "Sets all of its settings; what is left out is set to its default. They hold from the next import on, for requests, " +
        "files in the watched folder and what staff upload; what a request says itself comes first. A source that never " +
        "sent anything is made. The token needs the permission `properties › sources › update`.",
      parameters: [named],
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: ref("ImportSourceSettings"),
            examples: {
              luxembourg: { summary: "A French-speaking sender of Luxembourg", value: settingsExample },
              none: { summary: "No settings", value: {} },
            },
          },
        },
      },
      responses: { "200": { description: "The source as it is now.", ...json("ImportSource") }, ...failures },
    },
  },
};

const objectSchema = z.looseObject({ properties: z.record(z.string(), z.record(z.string(), z.unknown())) });

export function sourceSchemas() {
  const source = objectSchema.parse(jsonSchemaOf(importSourceSchema, "output"));
  const sources = objectSchema.parse(jsonSchemaOf(importSourcesSchema, "output"));
  return {
    ImportSourceSettings: jsonSchemaOf(importSourceSettingsSchema, "input"),
    ImportSource: { ...source, properties: { ...source.properties, settings: ref("ImportSourceSettings") } },
    ImportSources: {
      ...sources,
      properties: { ...sources.properties, sources: { ...sources.properties.sources, items: ref("ImportSource") } },
    },
  };
}
