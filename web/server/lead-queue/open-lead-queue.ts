import { join } from "node:path";
import type { Cms } from "../../app/cms/cms.server";
import type { Log } from "../log";
import { LeadQueue } from "./lead-queue";
import { QueueFolder } from "./queue-folder";

interface Where {
  dataDir: string;
  cms: Pick<Cms, "storeLead">;
  log: Log;
}

/** The queue in this site's own data folder. An unusable folder is logged, and the site starts without it. */
export async function openLeadQueue({ dataDir, cms, log }: Where): Promise<LeadQueue> {
  const path = join(dataDir, "spool", "leads");
  const folder = await QueueFolder.open(path).catch((error: unknown) => {
    log.error({ err: error, path }, "lead-queue: folder cannot be used, leads are rejected while the CMS is away");
    return null;
  });
  return new LeadQueue({ folder, cms, log });
}
