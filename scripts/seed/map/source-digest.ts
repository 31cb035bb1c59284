import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const data = new URL("data/", import.meta.url);

/** Of the data that the map is made of: a map that was not made again since it changed has another. */
export function sourceDigest(): string {
  const hash = createHash("sha256");
  for (const file of readdirSync(data).toSorted())
    // Formatting of a file is none of the map.
    hash.update(file).update(JSON.stringify(JSON.parse(readFileSync(new URL(file, data), "utf8"))));
  return hash.digest("hex").slice(0, 16);
}
