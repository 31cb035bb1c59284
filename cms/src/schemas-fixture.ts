import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The schemas as they stand in the sources, by uid, for tests. */

const read = (path: string): unknown => JSON.parse(readFileSync(join(__dirname, path), "utf8"));

export const contentTypeSchemas: Readonly<Record<string, unknown>> = Object.fromEntries(
  readdirSync(join(__dirname, "api"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "site")
    .map(({ name }) => [`api::${name}.${name}`, read(`api/${name}/content-types/${name}/schema.json`)]),
);

export const componentSchemas: Readonly<Record<string, unknown>> = Object.fromEntries(
  readdirSync(join(__dirname, "components"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: area }) =>
      readdirSync(join(__dirname, "components", area))
        .filter((file) => file.endsWith(".json"))
        .map((file) => [`${area}.${file.replace(".json", "")}`, read(`components/${area}/${file}`)]),
    ),
);
