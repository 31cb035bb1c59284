import { AppError, type ImportFormat } from "@gevel/config";
import { Delivery, type FormatSettings } from "./draft/delivery.js";
import { DeliveryFiles } from "./draft/delivery-files.js";
import { deliveryLimits } from "./draft/delivery-limits.js";
import { languageOfName } from "./draft/language-of-name.js";
import { KyeroReader, kyeroPath } from "./kyero/read-kyero.js";
import type { DocumentFacts, DeliveryDocument, ParsedDelivery, ReadOptions } from "./draft/parsed-delivery.js";
import { isOmnicasaListing, listingsIn, readOmnicasa, referencesIn } from "./omnicasa/read-omnicasa.js";
import { OpenimmoReader, openimmoPath } from "./openimmo/read-openimmo.js";
import {
  deliveryTooLarge,
  unknownFormat,
  isUnknownFormat,
  unreadableDelivery,
  withWholeListings,
} from "./draft/unreadable-delivery.js";
import { readXml } from "./xml/read-xml.js";
import type { XmlElement } from "./xml/xml-element.js";
import { decodePieces, withoutSpaceBefore } from "./unpack/decode-text.js";
import { findJsonError } from "../import/json-error.js";

/** Checks the nesting depth of a JSON text without parsing it. */
function tooDeep(text: string, limit: number): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (inText) {
      if (code === 0x5c) at += 1;
      else if (code === 0x22) inText = false;
    } else if (code === 0x22) inText = true;
    else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > limit) return true;
    } else if (code === 0x7d || code === 0x5d) depth -= 1;
  }
  return false;
}

/** In a text, JSON writes a control character as a reference; some senders write it as it is. */
const withReferences = (text: string) =>
  text.replace(/"(?:[^"\\]|\\[^])*"/g, (string) =>
    string.replace(/[\0-\x1f]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`),
  );

/** Parses JSON of limited depth; anything else is an unreadable delivery. `referencesIn` names the listings before a fault. */
function parseJson(text: string, referencesIn: (value: unknown) => readonly string[]): unknown {
  if (text.trim() === "") throw unreadableDelivery("it is empty");
  if (tooDeep(text, deliveryLimits.json.depth))
    throw deliveryTooLarge(`its JSON stands more than ${deliveryLimits.json.depth} deep`);
  try {
    const value: unknown = JSON.parse(withReferences(text));
    return value;
  } catch (cause) {
    const fault = findJsonError(text, { takesControls: true });
    const what = fault?.isCutOff ? "it is cut off" : "it is no JSON";
    const error = unreadableDelivery(`${what}: ${fault?.message ?? String(cause).slice(0, 200)}`);
    const whole = fault?.whole() ?? null;
    throw whole === null ? error : withWholeListings(error, referencesIn(JSON.parse(withReferences(whole))));
  }
}

async function readXmlDocument(
  pieces: Iterable<string>,
  options: ReadOptions,
  delivery: Delivery,
): Promise<DocumentFacts> {
  const openimmo = new OpenimmoReader(options, delivery);
  const kyero = new KyeroReader(delivery);
  const readerOf = (root: string) => (root === openimmoPath[0] ? openimmo : kyero);
  const whole: string[] = [];
  const read = (listing: XmlElement, name: string) => void whole.push(readerOf(name).read(listing));
  const root = await readXml(pieces, [openimmoPath, kyeroPath], read).catch((cause: unknown) => {
    throw cause instanceof AppError ? withWholeListings(cause, whole) : cause;
  });
  return readerOf(root.name).finish(root);
}

async function readJsonDocument(document: Buffer, options: ReadOptions, delivery: Delivery): Promise<DocumentFacts> {
  const limit = deliveryLimits.json.bytes;
  if (document.length > limit)
    throw deliveryTooLarge(
      `as JSON it may have ${limit} bytes at most, and it has ${document.length}; send it in parts`,
    );
  const value = parseJson([...decodePieces(document)].join(""), referencesIn);
  const listings = listingsIn(value)?.listings;
  if (!listings) throw unknownFormat("its JSON holds no list of properties");
  if (listings.length > 0 && !listings.some(isOmnicasaListing))
    throw unknownFormat("its JSON is of no format we read; an import in our own form goes to /api/properties/import");
  return await readOmnicasa(value, options, delivery);
}

async function readDocument(document: Buffer, options: ReadOptions, delivery: Delivery): Promise<DocumentFacts> {
  const pieces = () => withoutSpaceBefore(decodePieces(document));
  const [start] = pieces();
  if (start === undefined) throw unreadableDelivery("it is empty");
  if (start.startsWith("<")) return await readXmlDocument(pieces(), options, delivery);
  if (/^[[{]/.test(start)) return await readJsonDocument(document, options, delivery);
  throw unreadableDelivery("it is neither XML nor JSON");
}

const inOrder = new Intl.Collator("en", { numeric: true });

/** Adds the name of the document that cannot be read. */
function named(cause: unknown, name: string): unknown {
  if (!(cause instanceof AppError) || name === "") return cause;
  const fields = cause.fields.map((fault) => ({ ...fault, message: `in ${name}: ${fault.message}` }));
  return new AppError(cause.code, `feed: ${fields.map(({ message }) => message).join("; ")}`, fields);
}

/**
 * The mode of all documents. A delivery of both changes and complete lists counts as changes: no missing listing is
 * withdrawn.
 */
function modeOf(facts: readonly DocumentFacts[], delivery: Delivery): ParsedDelivery["mode"] {
  const modes = new Set(facts.map(({ mode }) => mode));
  const [mode = null] = modes;
  if (modes.size < 2) return mode;
  const message = "the documents of this delivery are in part complete and in part changes; taken as changes";
  delivery.problems.addOnce({ field: "mode", value: [...modes].join(", "), message, done: "default" });
  return "partial";
}

/**
 * API-6: the listings of a delivery's documents as import items; the format is detected from the content. Throws when a
 * document cannot be read completely or there is no listing at all: an empty delivery is an error until its sender says
 * otherwise. Other documents beside listings are ignored.
 */
export async function readDelivery(
  documents: readonly DeliveryDocument[],
  {
    format,
    language,
    files,
    settings,
  }: ReadOptions & {
    format?: ImportFormat | undefined;
    files: ReadonlyMap<string, Buffer>;
    settings?: FormatSettings;
  },
): Promise<ParsedDelivery> {
  const delivery = new Delivery(new DeliveryFiles(files), settings);
  const facts: DocumentFacts[] = [];
  let foreign: AppError | null = null;
  for (const { name, bytes } of [...documents].sort((a, b) => inOrder.compare(a.name, b.name))) {
    delivery.begin(name);
    try {
      facts.push(await readDocument(bytes, { language: languageOfName(name) ?? language }, delivery));
    } catch (cause) {
      if (!isUnknownFormat(cause) || documents.length === 1) throw named(cause, documents.length > 1 ? name : "");
      foreign ??= cause;
      const message = `${cause.fields[0]?.message ?? cause.message}; the file was left out`;
      delivery.problems.addOnce({ field: "feed", value: name, message, done: "left-out" });
    }
  }
  const [first, ...others] = facts;
  if (!first) throw foreign ?? unreadableDelivery("it is empty");
  const other = others.find((fact) => fact.format !== first.format);
  if (other) throw unreadableDelivery(`its documents are of two formats: ${first.format} and ${other.format}`);
  if (format !== undefined && format !== first.format) throw unreadableDelivery(`it is ${first.format}, not ${format}`);
  delivery.end();
  const { raw, withdrawn, otherNumbers, hidden } = delivery.listings;
  const projects = delivery.projects.raw;
  if ([raw, withdrawn, hidden, projects].every(({ length }) => length === 0))
    throw unreadableDelivery("it has no listings");
  const { problems } = delivery;
  const mode = modeOf(facts, delivery);
  return {
    format: first.format,
    mode,
    raw,
    projects,
    withdrawn,
    otherNumbers,
    offeredNumbers: delivery.numbers,
    hidden,
    problems,
    files: delivery.files.storedFiles,
  };
}

/** The same for a single document. */
export function readDocumentAlone(bytes: Buffer, options: Parameters<typeof readDelivery>[1]): Promise<ParsedDelivery> {
  return readDelivery([{ name: "", bytes }], options);
}
