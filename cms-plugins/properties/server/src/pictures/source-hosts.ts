import { foreignPicture } from "@gevel/config";
import { inTransaction, table, tableOf } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { itemKinds } from "../import/validation/item-kinds.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { listSources } from "../sources/stored-sources.js";
import { usesTable } from "./picture-tables.js";

/** Hosts of pictures that the settings of a source name, by source; one that names none is in no entry. */
export type SourceHosts = Readonly<Record<string, readonly string[]>>;

export async function readSourceHosts(strapi: Core.Strapi): Promise<SourceHosts> {
  const named = (await listSources(strapi)).filter(({ settings }) => settings.pictureHosts.length > 0);
  return Object.fromEntries(named.map(({ source, settings }) => [source, settings.pictureHosts]));
}

const shownBy = z.array(z.object({ key: z.string(), source: z.string().nullable() }));

/**
 * Additional hosts from the sources' settings for these pictures: a host that one source names is not allowed for the
 * others.
 */
export async function hostsByPicture(
  strapi: Core.Strapi,
  keys: readonly string[],
  hosts: SourceHosts,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const added = new Map<string, readonly string[]>();
  if (keys.length === 0 || Object.keys(hosts).length === 0) return added;
  for (const { uid, change } of Object.values(itemKinds)) {
    const { name, column } = tableOf(strapi, uid);
    const source = `${name}.${column("source")}`;
    const rows: unknown = await inTransaction(strapi, ({ trx }) =>
      table(strapi, trx, usesTable)
        .join(name, `${usesTable}.item`, `${name}.id`)
        .where({ kind: change })
        .whereIn("key", [...keys])
        .whereIn(source, Object.keys(hosts))
        .distinct({ key: `${usesTable}.key`, source }),
    );
    for (const row of shownBy.parse(rows))
      added.set(row.key, [...(added.get(row.key) ?? []), ...(hosts[row.source ?? ""] ?? [])]);
  }
  return added;
}

/** Whether an address is on a host that only a source names: the site, which does not know it, shows our copy only. */
export async function onSourceHosts(strapi: Core.Strapi): Promise<(address: string) => boolean> {
  const open = Object.values(await readSourceHosts(strapi)).flat();
  const { pictureHosts } = pluginSettings(strapi);
  return (address) =>
    open.length > 0 &&
    foreignPicture(address, { open, inside: [] }) !== null &&
    foreignPicture(address, pictureHosts) === null;
}
