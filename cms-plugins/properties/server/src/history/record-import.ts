import {
  isAppError,
  type FieldError,
  type ImportDetails,
  type ImportRecord,
  type ImportResponse,
  type ImportSender,
  type ImportFileQuery,
  type ListingFeedResponse,
} from "@gevel/config";
import { GroupedProblems } from "../items/grouped-problems.js";
import { limitErrors } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import type { SentBody } from "./sent-body.js";
import { sentFiles, sweepThrottled } from "./import-history.js";
import { RunningImport } from "./running-import.js";
import { storedEndings } from "./stored-ending.js";
import { countUnrecorded } from "./unrecorded-imports.js";

/** How many rejected items and problems an entry stores, and characters per message. */
const limits = { items: 300, problems: 300, errors: 10, message: 300 } as const;

type Answer = ImportResponse | ListingFeedResponse;

/** Facts an import reports while it runs; those it did not get to are unknown. */
interface ImportNotes {
  source?: string;
  mode?: ImportRecord["mode"];
  format?: ImportRecord["format"];
  /** The query of the import file, so that it can be imported again. */
  query?: ImportFileQuery;
}

export interface Recorder {
  note(noted: ImportNotes): void;
  /** Starts to store the body while it is being imported; closes it when both are done. */
  store(body: SentBody): void;
}

export interface Recorded<Result> {
  /** The entry's number; null when it could not be written. */
  id: number | null;
  /** The import's own answer, or what it threw. */
  settled: { ok: true; answer: Result } | { ok: false; cause: unknown };
}

const noItems = { created: 0, updated: 0, unchanged: 0, refused: 0, withdrawn: 0 };

const short = (errors: readonly FieldError[]) =>
  limitErrors(errors, limits.errors).map(({ field, message }) => ({
    field: field.slice(0, limits.message),
    message: message.slice(0, limits.message),
  }));

function detailsOf(settled: Recorded<Answer>["settled"]): ImportDetails {
  if (!settled.ok) {
    const { cause } = settled;
    const error = isAppError(cause)
      ? { code: cause.code, fields: short(cause.fields) }
      : { code: "UNEXPECTED", fields: [] };
    return { refusedItems: [], refusedItemsLeftOff: 0, feedProblems: [], feedProblemsLeftOff: 0, error };
  }
  const { answer } = settled;
  const refused = answer.summary.refused > 0 ? answer.results.filter(({ outcome }) => outcome === "refused") : [];
  const ofItems = new GroupedProblems(limits.problems);
  for (const { reference, problems = [] } of answer.results)
    for (const { value, ...problem } of problems) ofItems.add({ ...problem, done: "default" }, [{ reference, value }]);
  const problems = [...ofItems.listed, ...("problems" in answer ? answer.problems : [])];
  const feedProblems = problems.slice(0, limits.problems);
  return {
    refusedItems: refused.slice(0, limits.items).map(({ reference, index, title, kind, errors }) => ({
      reference,
      ...(index !== undefined && { index }),
      ...(title !== undefined && { title }),
      ...(kind && { kind }),
      errors: short(errors),
    })),
    refusedItemsLeftOff: Math.max(0, refused.length - limits.items),
    feedProblems,
    feedProblemsLeftOff:
      problems.length - feedProblems.length + ofItems.leftOff + ("problems" in answer ? answer.problemsLeftOff : 0),
    error: null,
  };
}

/** Of an unfinished import. */
const unended: ImportDetails = {
  ...{ refusedItems: [], refusedItemsLeftOff: 0, feedProblems: [], feedProblemsLeftOff: 0 },
  error: null,
};

/**
 * API-5: runs an import and logs how it went. Its entry exists, as running, once its body has been read. The body is
 * stored first; a file that no entry names is deleted with age.
 */
export async function recordImport<Result extends Answer>(
  strapi: Core.Strapi,
  call: { sender: ImportSender; resendOf?: number },
  runImport: (recorder: Recorder) => Promise<Result>,
): Promise<Recorded<Result>> {
  const at = new Date();
  let noted: ImportNotes = {};
  const sent: { body?: SentBody } = {};
  let file: Promise<string | null> = Promise.resolve(null);
  const known = () => ({
    at: at.toISOString(),
    sender_kind: call.sender.kind,
    sender_name: call.sender.name.slice(0, 255),
    source: noted.source ?? null,
    mode: noted.mode ?? null,
    format: noted.format ?? null,
    bytes: sent.body?.size ?? 0,
    resend_of: call.resendOf ?? null,
    query: noted.query ? JSON.stringify(noted.query) : null,
  });
  let entry: RunningImport | null = null;
  const begin = () =>
    new RunningImport(strapi, {
      ...{ ...known(), ...noItems, problems: 0, milliseconds: 0, file: null, details: JSON.stringify(unended) },
    });
  const recorder: Recorder = {
    note: (more) => {
      noted = { ...noted, ...more };
      const { source, mode } = noted;
      if (entry && source && mode) void entry.note({ source, mode });
    },
    store: (body) => {
      sent.body = body;
      entry = begin();
      const files = sentFiles(strapi);
      if (body.size === 0 || !files) return;
      file = files.store(body).catch((cause: unknown) => {
        strapi.log.warn(`import: storing the received file failed, importing without it: ${String(cause)}`);
        return null;
      });
      void file.then((name) => entry?.note({ file: name }));
    },
  };
  const settled = await runImport(recorder).then(
    (answer) => ({ ok: true, answer }) as const,
    (cause: unknown) => ({ ok: false, cause }) as const,
  );
  const details = detailsOf(settled);
  const row = {
    ...known(),
    ending: storedEndings[settled.ok ? "succeeded" : isAppError(settled.cause) ? "rejected" : "failed"],
    ...(settled.ok ? settled.answer.summary : noItems),
    problems: details.feedProblems.reduce((sum, { count }) => sum + count, details.feedProblemsLeftOff),
    milliseconds: Date.now() - at.getTime(),
    file: await file,
    details: JSON.stringify(details),
  };
  await sent.body?.close();
  try {
    // A request rejected before its body was read has no entry yet.
    const id = await (entry ?? begin()).end(row);
    await sweepThrottled(strapi).catch((cause: unknown) => {
      strapi.log.warn(
        `import: deleting old log entries failed, retrying after a later import: ${String(cause).slice(0, 500)}`,
      );
    });
    return { id, settled };
  } catch (cause) {
    // The listings are written: the sender must hear that, whatever becomes of our notes.
    countUnrecorded(strapi, cause);
    return { id: null, settled };
  }
}

/** The import's own answer, without the log entry. */
export async function answerOf<Result>(recorded: Promise<Recorded<Result>>): Promise<Result> {
  const { settled } = await recorded;
  if (settled.ok) return settled.answer;
  throw settled.cause;
}
