import { expect, it } from "vitest";
import { z } from "zod";
import { componentSchemas, contentTypeSchemas } from "../schemas-fixture";

const schemaSchema = z.object({
  attributes: z.record(z.string(), z.object({ enum: z.array(z.string()).optional() })),
});

it("CMS-1 offers enumeration values for every enumeration field, each once", () => {
  const wrong = Object.entries({ ...contentTypeSchemas, ...componentSchemas }).flatMap(([uid, schema]) =>
    Object.entries(schemaSchema.parse(schema).attributes).flatMap(([field, { enum: choices }]) =>
      choices && (choices.length === 0 || new Set(choices).size < choices.length) ? [`${uid}.${field}`] : [],
    ),
  );
  expect(wrong).toEqual([]);
});
