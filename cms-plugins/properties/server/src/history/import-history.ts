import { tmpdir } from "node:os";
import { perStrapi, inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { pluginSettings } from "../settings/plugin-settings.js";
import { historyTable } from "./history-table.js";
import { SentFiles } from "./sent-files.js";

const sweepEveryMs = 60_000;

interface History {
  files: SentFiles | null;
  sweptAt: number;
}

const historyOf = perStrapi((strapi): History => {
  const { historyFolder, historyDays, historyBytes, historyEntries } = pluginSettings(strapi);
  const limits = { days: historyDays, bytes: historyBytes, files: historyEntries };
  return {
    files: historyFolder === undefined ? null : new SentFiles({ folder: historyFolder, ...limits }),
    sweptAt: 0,
  };
});

/** Null where no folder is set. */
export const sentFiles = (strapi: Core.Strapi): SentFiles | null => historyOf(strapi).files;

/** Where what is sent may wait while it is imported. */
export const uploadsFolder = (strapi: Core.Strapi): string => pluginSettings(strapi).historyFolder ?? tmpdir();

/** Drops the oldest entries and files beyond what the settings allow. */
export async function sweepHistory(strapi: Core.Strapi): Promise<void> {
  historyOf(strapi).sweptAt = Date.now();
  const { historyEntries } = pluginSettings(strapi);
  await inTransaction(strapi, async ({ trx }) => {
    const newest: unknown = await table(strapi, trx, historyTable).max({ id: "id" }).first();
    const { id } = z.object({ id: z.coerce.number() }).parse(newest);
    await table(strapi, trx, historyTable)
      .where("id", "<=", id - historyEntries)
      .delete();
  });
  await sentFiles(strapi)?.sweep();
}

/** The same, unless it was done a moment ago. */
export async function sweepThrottled(strapi: Core.Strapi): Promise<void> {
  if (Date.now() - historyOf(strapi).sweptAt > sweepEveryMs) await sweepHistory(strapi);
}
