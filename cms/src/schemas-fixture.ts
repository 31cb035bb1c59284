import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { fillEnumerations } from "./api/enumerations";
import { relationComponentSchemas, relationComponentUids } from "./api/module/relation-components";

/** The schemas as in the sources plus what the start adds, by uid, for tests. */

/** The start adds the relation kinds to a module. */
const asStarted = (key: string, value: unknown): unknown =>
  key === "components" && Array.isArray(value) && value.length === 0 ? relationComponentUids : value;

const read = (path: string): unknown => JSON.parse(readFileSync(join(__dirname, path), "utf8"), asStarted);

export const contentTypeSchemas: Readonly<Record<string, unknown>> = Object.fromEntries(
  readdirSync(join(__dirname, "api"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "site")
    .map(({ name }) => [`api::${name}.${name}`, read(`api/${name}/content-types/${name}/schema.json`)]),
);

export const componentSchemas: Readonly<Record<string, unknown>> = {
  ...relationComponentSchemas,
  ...Object.fromEntries(
    readdirSync(join(__dirname, "components"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name: area }) =>
        readdirSync(join(__dirname, "components", area))
          .filter((file) => file.endsWith(".json"))
          .map((file) => [`${area}.${file.replace(".json", "")}`, read(`components/${area}/${file}`)]),
      ),
  ),
};

const filled = z.record(z.string(), z.object({ attributes: z.record(z.string(), z.unknown()) }));
const models = filled.parse({ ...contentTypeSchemas, ...componentSchemas });
fillEnumerations((uid) => models[uid]?.attributes);
