import type { ImportResponse, ImportSender } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { importProperties } from "./import-properties.js";
import { placedInBody, readItems } from "./read-items.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import type { SentBody } from "../history/sent-body.js";
import { recordImport, type Recorded } from "../history/record-import.js";

export interface Sending<Sent> {
  sender: ImportSender;
  /** May refuse, which is an entry of the history too. */
  read: () => Promise<Sent>;
  /** Throws where the sender may not write this source; left out, any may be written. */
  refuseSource?: (source: string) => Promise<void>;
  resendOf?: number;
}

/** Imports a body of our own format and writes it down in the history. */
export function sendImport(
  strapi: Core.Strapi,
  { read, refuseSource, ...call }: Sending<SentBody>,
  force = false,
): Promise<Recorded<ImportResponse>> {
  return recordImport(strapi, call, async ({ note, keep }) => {
    note({ format: "gevel" });
    const sent = await read();
    keep(sent);
    try {
      const body = await readItems(sent);
      const { source, mode } = body.envelope;
      note({ source, mode });
      await refuseSource?.(source);
      const envelope = force ? { ...body.envelope, force } : body.envelope;
      return await importProperties(strapi, { ...body, envelope }, pluginSettings(strapi));
    } catch (cause) {
      throw placedInBody(cause, sent);
    }
  });
}
