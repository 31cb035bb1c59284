import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { registerMigrations, type Migration } from "@gevel/core";
import type { Core } from "@strapi/strapi";

/** Strapi's database without the rest of Strapi, which takes half a minute to start. */
const ofStrapi = createRequire(createRequire(import.meta.url).resolve("@strapi/strapi"));
const { Database } = ofStrapi("@strapi/database") as { Database: new (settings: object) => Core.Strapi["db"] };

/** By the name of the plugin. */
export type PluginMigrations = Readonly<Record<string, readonly Migration[]>>;

export const openDatabase = (connection: object) =>
  new Database({ connection, settings: { migrations: { dir: join(tmpdir(), "none") } } });

/** Runs them as a start does, with the parts of Strapi that they use. Returns the lines it logs. */
export async function runMigrations(db: Core.Strapi["db"], plugins: PluginMigrations): Promise<string[]> {
  const hooks: (() => Promise<void>)[] = [];
  const lines: string[] = [];
  const strapi = {
    db,
    log: { info: (line: string) => void lines.push(line) },
    hook: () => ({ register: (hook: () => Promise<void>) => void hooks.push(hook) }),
  } as unknown as Core.Strapi;
  for (const [plugin, migrations] of Object.entries(plugins)) registerMigrations(strapi, { plugin, migrations });
  for (const hook of hooks) await hook();
  return lines;
}
