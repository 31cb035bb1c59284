import { AppError, type ImportMode, type ImportResponse, type ImportSender } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { importProperties } from "./import-properties.js";
import { importSettings } from "./import-settings.js";
import { withBodyPosition, readItems } from "./read-items.js";
import { ensureSource } from "../sources/stored-sources.js";
import type { SentBody } from "../history/sent-body.js";
import { recordImport, type Recorded } from "../history/record-import.js";

export interface ImportRun<Sent> {
  sender: ImportSender;
  /** May throw, which is recorded in the import log too. */
  read: () => Promise<Sent>;
  /** Throws where the sender may not write this source; without it any may be written. */
  rejectSource?: (source: string) => Promise<void>;
  resendOf?: number;
}

function missingMode(): ImportMode {
  const message = "is required: partial or full; left out, it is what is set of the source";
  throw new AppError("INVALID_INPUT", message, [{ field: "mode", message }]);
}

/** Imports a body of our own format and writes it down in the history. */
export function runImport(
  strapi: Core.Strapi,
  { read, rejectSource, ...call }: ImportRun<SentBody>,
  force = false,
): Promise<Recorded<ImportResponse>> {
  return recordImport(strapi, call, async ({ note, store }) => {
    note({ format: "gevel" });
    const sent = await read();
    store(sent);
    try {
      const body = await readItems(sent);
      const { source } = body.envelope;
      note({ source, ...(body.envelope.mode && { mode: body.envelope.mode }) });
      await rejectSource?.(source);
      const { settings } = await ensureSource(strapi, source);
      const mode = body.envelope.mode ?? settings.mode ?? missingMode();
      note({ mode });
      const envelope = { ...body.envelope, mode, ...(force && { force }) };
      return await importProperties(strapi, { ...body, envelope }, importSettings(strapi, settings));
    } catch (cause) {
      throw withBodyPosition(cause, sent);
    }
  });
}
