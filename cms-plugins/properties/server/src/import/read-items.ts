import { isUtf8 } from "node:buffer";
import { AppError, importLimits, importRequestSchema, type ImportRequest } from "@gevel/config";
import { parseInput } from "@gevel/kit";
import { splitBody } from "./split-body.js";

/** An item that is not read before it is known to differ from last time. */
export interface RawItem {
  /** As it was sent. */
  raw: Buffer;
}

export type ImportEnvelope = Omit<ImportRequest, "properties" | "projects" | "propertyTypes" | "owners">;

export interface ImportBody {
  envelope: ImportEnvelope;
  items: RawItem[];
  /** Left out where none were sent: the source's projects then stay as they are. */
  projects?: RawItem[];
  /** These two are few and short, so they are read with the envelope. */
  propertyTypes?: unknown[];
  owners?: unknown[];
}

/** JSON, or INVALID_INPUT that says where it is none. */
export function readJson(text: string, field: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (cause) {
    const message = `is no JSON: ${cause instanceof Error ? cause.message.slice(0, 200) : "it cannot be read"}`;
    throw new AppError("INVALID_INPUT", message, [{ field, message }]);
  }
}

/** Bytes of JSON that may be read at once: as objects it takes several times that. */
const readWhole = 24 * 1024 * 1024;

function refuseTooLong(length: number, what: string): void {
  if (length <= readWhole) return;
  const message = `${what} may have ${readWhole / 1024 / 1024} MB at most; send it in parts`;
  throw new AppError("BODY_TOO_LARGE", message, [{ field: "body", message }]);
}

function refuseTooMany(count: number): void {
  if (count <= importLimits.items) return;
  const message = `${count} listings are too many for one call; send ${importLimits.items} at most`;
  throw new AppError("BODY_TOO_LARGE", message, [{ field: "properties", message }]);
}

const rawItems = (items: readonly unknown[]): RawItem[] =>
  items.map((item) => ({ raw: Buffer.from(JSON.stringify(item)) }));

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** What stands beside the listings. */
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
async function refuseOtherThanUtf8(bytes: Buffer): Promise<void> {
  if (isUtf8(bytes)) return;
  // What divides the items is the same in every encoding that senders mistake for UTF-8.
  const split = await splitBody(bytes, "properties");
  const at = split?.items.findIndex((item) => !isUtf8(item)) ?? -1;
  const message = "is no UTF-8 text; JSON is sent as UTF-8";
  throw new AppError("INVALID_INPUT", message, [{ field: at === -1 ? "body" : `properties.${at}`, message }]);
}

/** The envelope, read whole, and the items, not read yet. */
export async function readItems(body: Buffer): Promise<ImportBody> {
  await refuseOtherThanUtf8(body);
  const bytes = body.subarray(0, 3).equals(Buffer.from("\ufeff")) ? body.subarray(3) : body;
  const split = await splitBody(bytes, "properties");
  if (split) {
    refuseTooMany(split.items.length);
    refuseTooLong(split.envelope.length, "what stands beside the listings");
    const outer = readJson(split.envelope, "body");
    const items = split.items.map((raw) => ({ raw }));
    const { properties: _items, ...request } = parseInput(
      importRequestSchema,
      isObject(outer) ? { ...outer, properties: items } : outer,
    );
    return bodyOf(request, items);
  }
  refuseTooLong(bytes.length, "a body without one list of properties");
  const { properties, ...request } = parseInput(importRequestSchema, readJson(bytes.toString("utf8"), "body"));
  return bodyOf(request, rawItems(properties));
}
