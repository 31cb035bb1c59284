import { createHash } from "node:crypto";
import { z } from "zod";

/** A number of what lies in a file: of the shapes of its rows and of whatever else decides how they are read. */
export function formatOf(rows: Readonly<Record<string, z.ZodType>>, layout: readonly unknown[]): number {
  const shapes = Object.entries(rows).map(([name, schema]) => [name, z.toJSONSchema(schema)]);
  // SQLite keeps 31 bits of it.
  return (
    createHash("sha256")
      .update(JSON.stringify([shapes, layout]))
      .digest()
      .readUInt32BE() >>> 1
  );
}
