import { z } from "zod";
import { neverRead, ifUnmodifiedSinceHeader, type EditConflict } from "../../edit-conflicts/if-unmodified-since";

/** What staff answer: these fields of theirs are sent, or nothing, and the form is told what became of the save. */
export type Resolution =
  | { overwrite: Readonly<Record<string, unknown>> }
  | { abortMessage: string; preservesForm: boolean };

/** The entry whose form is open. */
export interface OpenForm {
  /** Of the content manager, such as /content-manager/collection-types/api::page.page/abc. */
  path: string;
  locale: string;
  /** When the version was written that the form was filled from, as ISO 8601; null where there was none. */
  unmodifiedSince: () => string | null;
  /** `sent` is the body of the save. */
  resolveConflict: (conflict: EditConflict, sent: Readonly<Record<string, unknown>>) => Promise<Resolution>;
  /** The form shows what was just saved, written then, before it is read again. */
  saved: (at: string) => void;
}

const conflictSchema = z.object({
  error: z.object({
    details: z.object({ changedMeanwhile: z.object({ at: z.string(), by: z.string(), own: z.boolean() }) }),
  }),
});
const savedSchema = z.object({ data: z.object({ updatedAt: z.string() }) });
const bodySchema = z.record(z.string(), z.unknown());

function isSaveOf({ path, locale }: OpenForm, address: string, method: string): boolean {
  const { pathname, searchParams } = new URL(address, "http://admin");
  const isSave = method === "PUT" ? pathname.endsWith(path) : pathname.endsWith(`${path}/actions/publish`);
  return isSave && (method === "PUT" || method === "POST") && (searchParams.get("locale") ?? locale) === locale;
}

function withHeader(init: RequestInit, unmodifiedSince: string | null): RequestInit {
  const headers = new Headers(init.headers);
  headers.set(ifUnmodifiedSinceHeader, unmodifiedSince ?? neverRead);
  return { ...init, headers };
}

const bodyOf = ({ body }: RequestInit) => (typeof body === "string" ? bodySchema.parse(JSON.parse(body)) : {});

/** A form that shall keep what was typed must be told of an error: see {@link PreserveUnsavedValues}. */
const abortedResponse = ({ abortMessage: message, preservesForm }: Extract<Resolution, { abortMessage: string }>) => {
  const errors = preservesForm ? [{ path: ["twoEditors"], message, name: "ValidationError" }] : undefined;
  const error = { status: 400, name: "ValidationError", message, details: { errors } };
  return Response.json({ data: null, error }, { status: 400, statusText: "Bad Request" });
};

async function parseBody<Schema extends z.ZodType>(answer: Response, schema: Schema) {
  const json: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return schema.safeParse(json).data;
}

/**
 * Every save of the open form, by whichever button or key, says which version it was filled from. One that the
 * server refuses because somebody else saved meanwhile waits for an answer of staff, and is then sent or given up.
 */
export function withUnmodifiedSince(send: typeof fetch, openForm: () => OpenForm | null): typeof fetch {
  return async (input, init = {}) => {
    const form = openForm();
    const address = input instanceof Request ? input.url : String(input);
    if (form === null || !isSaveOf(form, address, init.method?.toUpperCase() ?? "GET")) return send(input, init);
    let request = withHeader(init, form.unmodifiedSince());
    for (;;) {
      const answer = await send(input, request);
      if (answer.ok) {
        const saved = await parseBody(answer, savedSchema);
        if (saved) form.saved(saved.data.updatedAt);
        return answer;
      }
      const conflict = (await parseBody(answer, conflictSchema))?.error.details.changedMeanwhile;
      if (conflict === undefined) return answer;
      const choice = await form.resolveConflict(conflict, bodyOf(init));
      if ("abortMessage" in choice) return abortedResponse(choice);
      request = withHeader({ ...init, body: JSON.stringify(choice.overwrite) }, conflict.at);
    }
  };
}
