import { z } from "zod";
import { neverRead, ifUnmodifiedSinceHeader, type EditConflict } from "@gevel/config";

/** The editor's decision: these fields of theirs are sent, or nothing and the form gets an error. */
export type Resolution =
  | { overwrite: Readonly<Record<string, unknown>> }
  | { abortMessage: string; preservesForm: boolean };

/** The entry whose form is open. */
export interface OpenForm {
  /** In the content manager, such as /content-manager/collection-types/api::page.page/abc. */
  path: string;
  locale: string;
  /** When the version was written that the form was filled from, as ISO 8601; null where there was none. */
  unmodifiedSince: () => string | null;
  /** `sent` is the body of the save. */
  resolveConflict: (conflict: EditConflict, sent: Readonly<Record<string, unknown>>) => Promise<Resolution>;
  /** Called with the time of a save, before the form reads the entry again. */
  saved: (at: string) => void;
}

/** A request of Strapi's content manager, as its endpoints of RTK Query describe one. */
export interface SaveRequest {
  url: string;
  method?: string;
  data?: unknown;
  config?: { params?: Readonly<Record<string, unknown>>; headers?: Readonly<Record<string, string>> };
}

/** What a base query of RTK Query answers. */
export interface SaveResult {
  data?: unknown;
  error?: unknown;
}

const conflictSchema = z.object({
  details: z.object({ changedMeanwhile: z.object({ at: z.string(), by: z.string(), own: z.boolean() }) }),
});
const savedSchema = z.object({ data: z.object({ updatedAt: z.string() }) });
const bodySchema = z.record(z.string(), z.unknown()).catch({});
const localeSchema = z.object({ locale: z.string() });

function isSaveOf({ path, locale }: OpenForm, { url, config }: SaveRequest): boolean {
  const sent = localeSchema.safeParse(config?.params).data?.locale ?? locale;
  return (url === path || url === `${path}/actions/publish`) && sent === locale;
}

function withHeader(request: SaveRequest, unmodifiedSince: string | null): SaveRequest {
  const headers = { ...request.config?.headers, [ifUnmodifiedSinceHeader]: unmodifiedSince ?? neverRead };
  return { ...request, config: { ...request.config, headers } };
}

/** A form that shall keep its unsaved values must receive an error: see {@link PreserveUnsavedValues}. */
const abortedSave = ({ abortMessage: message, preservesForm }: Extract<Resolution, { abortMessage: string }>) => {
  const errors = preservesForm ? [{ path: ["editConflict"], message, name: "ValidationError" }] : undefined;
  return { error: { status: 400, name: "ValidationError", message, details: { errors } } };
};

/**
 * Every save of the open form, by any button or key, sends the version it was loaded from. One that the server rejects
 * because somebody else saved meanwhile waits for the editor's decision, and is then sent or aborted.
 */
export async function saveUnmodified(
  given: SaveRequest,
  send: (request: SaveRequest) => PromiseLike<SaveResult> | SaveResult,
  form: OpenForm | null,
): Promise<SaveResult> {
  if (form === null || !isSaveOf(form, given)) return send(given);
  let request = withHeader(given, form.unmodifiedSince());
  for (;;) {
    const result = await send(request);
    if (result.error === undefined) {
      const saved = savedSchema.safeParse(result.data).data;
      if (saved) form.saved(saved.data.updatedAt);
      return result;
    }
    const conflict = conflictSchema.safeParse(result.error).data?.details.changedMeanwhile;
    if (conflict === undefined) return result;
    const choice = await form.resolveConflict(conflict, bodySchema.parse(given.data));
    if ("abortMessage" in choice) return abortedSave(choice);
    request = withHeader({ ...given, data: choice.overwrite }, conflict.at);
  }
}
