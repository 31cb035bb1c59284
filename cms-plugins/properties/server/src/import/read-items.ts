import { isUtf8 } from "node:buffer";
import { AppError, importLimits, importRequestSchema, type ImportRequest } from "@gevel/config";
import { parseInput, createYielder } from "@gevel/core";
import { findItems, type FoundItems, type Span } from "./find-items.js";
import type { SentBody } from "../history/sent-body.js";
import { findJsonError } from "./json-error.js";

/** An item that is parsed only if it differs from last time. */
export interface RawItem {
  /** As sent; read from where it is stored. */
  readonly raw: Buffer;
}

class SentItem implements RawItem {
  readonly #body: SentBody;
  readonly #span: Span;

  constructor(body: SentBody, span: Span) {
    this.#body = body;
    this.#span = span;
  }

  get raw(): Buffer {
    return this.#body.read(this.#span.from, this.#span.to);
  }
}

export type ImportEnvelope = Omit<ImportRequest, "properties" | "projects" | "propertyTypes" | "owners">;

export interface ImportBody {
  envelope: ImportEnvelope;
  items: RawItem[];
  /** Left out where none were sent: the source's projects then stay as they are. */
  projects?: RawItem[];
  /** Both are few and short, so they are parsed with the envelope. */
  propertyTypes?: unknown[];
  owners?: unknown[];
}

const noJson = new WeakSet<Error>();

function notJson(field: string, reason: string): AppError {
  const message = `is no JSON: ${reason}`;
  const error = new AppError("INVALID_INPUT", message, [{ field, message }]);
  noJson.add(error);
  return error;
}

/** The parsed JSON; throws INVALID_INPUT with the position of the error. */
export function readJson(text: string, field: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (cause) {
    const reason =
      findJsonError(text)?.message ?? (cause instanceof Error ? cause.message.slice(0, 200) : "it cannot be read");
    throw notJson(field, reason);
  }
}

/** A fault that was found in a part of a body, by its place in the body. */
export function withBodyPosition(cause: unknown, body: SentBody): unknown {
  if (!(cause instanceof AppError) || !noJson.has(cause) || body.size > maxBytesAtOnce) return cause;
  const fault = findJsonError(withoutMark(body.read(0, body.size)));
  return fault ? notJson(cause.fields[0]?.field ?? "body", fault.message) : cause;
}

/** Bytes of JSON that may be parsed at once: as objects it takes several times that. */
const maxBytesAtOnce = 24 * 1024 * 1024;

function rejectTooLong(length: number, what: string): void {
  if (length <= maxBytesAtOnce) return;
  const message = `${what} may have ${maxBytesAtOnce / 1024 / 1024} MB at most; send it in parts`;
  throw new AppError("BODY_TOO_LARGE", message, [{ field: "body", message }]);
}

function rejectTooMany(count: number): void {
  if (count <= importLimits.items) return;
  const message = `${count} listings are too many for one call; send ${importLimits.items} at most`;
  throw new AppError("BODY_TOO_LARGE", message, [{ field: "properties", message }]);
}

const rawItems = (items: readonly unknown[]): RawItem[] =>
  items.map((item) => ({ raw: Buffer.from(JSON.stringify(item)) }));

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The envelope and the other lists of the request. */
function bodyOf(request: Omit<ImportRequest, "properties">, items: RawItem[]): ImportBody {
  const { projects, propertyTypes, owners, ...envelope } = request;
  return {
    envelope,
    items,
    ...(projects && { projects: rawItems(projects) }),
    ...(propertyTypes && { propertyTypes }),
    ...(owners && { owners }),
  };
}

/** Bytes that are no UTF-8 would become question marks in a street or a name: they are refused, not replaced. */
function rejectNonUtf8(bytes: Buffer, field: string): void {
  if (isUtf8(bytes)) return;
  const message = "is no UTF-8 text; JSON is sent as UTF-8";
  throw new AppError("INVALID_INPUT", message, [{ field, message }]);
}

/** Some programs write a mark before UTF-8 that is no JSON. */
const withoutMark = (bytes: Buffer) => bytes.toString("utf8").replace(/^\ufeff/, "");

/** Parses the whole body at once. */
function readAtOnce(bytes: Buffer): unknown {
  rejectNonUtf8(bytes, "body");
  return readJson(withoutMark(bytes), "body");
}

async function readFound(body: SentBody, { list, items: spans }: FoundItems): Promise<ImportBody> {
  rejectTooMany(spans.length);
  rejectTooLong(body.size - (list.to - list.from) + "[]".length, "what stands beside the listings");
  const around = [body.read(0, list.from), Buffer.from("[]"), body.read(list.to, body.size)];
  const items = spans.map((span) => new SentItem(body, span));
  const pause = createYielder();
  // The characters that separate items are the same in every encoding that senders mistake for UTF-8.
  for (const [index, { raw }] of items.entries()) {
    rejectNonUtf8(raw, `properties.${index}`);
    await pause();
  }
  const outer = readAtOnce(Buffer.concat(around));
  const { properties: _items, ...request } = parseInput(
    importRequestSchema,
    isObject(outer) ? { ...outer, properties: items } : outer,
  );
  return bodyOf(request, items);
}

/** Parses the envelope; the items stay unparsed. */
export async function readItems(body: SentBody): Promise<ImportBody> {
  const found = await findItems(body, "properties");
  if (found) return await readFound(body, found);
  rejectTooLong(body.size, "a body without one list of properties");
  const { properties, ...request } = parseInput(importRequestSchema, readAtOnce(body.read(0, body.size)));
  return bodyOf(request, rawItems(properties));
}
