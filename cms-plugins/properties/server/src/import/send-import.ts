import type { ImportResponse, ImportSender } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { importProperties } from "./import-properties.js";
import { readItems } from "./read-items.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { recordImport, type Recorded } from "../history/record-import.js";

export interface Sending {
  sender: ImportSender;
  /** May refuse, which is an entry of the history too. */
  read: () => Promise<Buffer>;
  /** Throws where the sender may not write this source; left out, any may be written. */
  refuseSource?: (source: string) => Promise<void>;
  resendOf?: number;
}

/** Imports a body of our own format and writes it down in the history. */
export function sendImport(
  strapi: Core.Strapi,
  { read, refuseSource, ...call }: Sending,
  force = false,
): Promise<Recorded<ImportResponse>> {
  return recordImport(strapi, call, async ({ note, keep }) => {
    note({ format: "gevel" });
    const bytes = await read();
    keep(bytes);
    const body = await readItems(bytes);
    const { source, mode } = body.envelope;
    note({ source, mode });
    await refuseSource?.(source);
    const envelope = force ? { ...body.envelope, force } : body.envelope;
    return await importProperties(strapi, { ...body, envelope }, pluginSettings(strapi));
  });
}
