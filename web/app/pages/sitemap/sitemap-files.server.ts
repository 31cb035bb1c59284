import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { AppLoadContext } from "@remix-run/node";
import type { Language } from "@gevel/config";
import { sitemapEntries, urlsetXml } from "./sitemap.server";

/** The protocol's limit is 50,000 addresses and 50 MB a file; one with four languages has some 700 bytes. */
const entryLimit = 50_000;
/** Milliseconds of work after which it yields to visitors' requests. */
const turn = 10;

const compress = promisify(gzip);
const expand = promisify(gunzip);

type Files = Promise<readonly Buffer[]>;

/** Compressed, so that all languages of ten thousand listings stay within two megabytes. */
const made = new WeakMap<AppLoadContext["replica"], Map<Language, Files>>();

/** The files of a language: built once per state of the replica, regardless of the number of requests and of the page cache. */
function filesOf(context: AppLoadContext, language: Language): Files {
  const ofState = made.get(context.replica) ?? new Map<Language, Files>();
  made.set(context.replica, ofState);
  const cached = ofState.get(language);
  if (cached) return cached;
  const files = makeFiles(context, language);
  ofState.set(language, files);
  files.catch(() => ofState.delete(language));
  return files;
}

async function makeFiles(context: AppLoadContext, language: Language): Promise<Buffer[]> {
  const files: Buffer[] = [];
  let entries: string[] = [];
  const close = async () => {
    files.push(await compress(urlsetXml(entries)));
    entries = [];
  };
  let started = performance.now();
  for (const entry of sitemapEntries(context, language)) {
    if (entry !== null) entries.push(entry);
    if (entries.length === entryLimit) await close();
    if (performance.now() - started < turn) continue;
    await setImmediate();
    started = performance.now();
  }
  if (entries.length > 0 || files.length === 0) await close();
  return files;
}

/** Paths of a language's files: one, or more if there are more addresses than a file may hold. */
export async function sitemapPaths(context: AppLoadContext, language: Language): Promise<string[]> {
  const files = await filesOf(context, language);
  return files.map((_, at) => `/sitemaps/${language}${at === 0 ? "" : `-${at + 1}`}.xml`);
}

/** The file of a language by its number from 1; null where there is none. */
export async function sitemapFile(
  context: AppLoadContext,
  language: Language,
  number: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const file = (await filesOf(context, language))[number - 1];
  return file ? new Uint8Array(await expand(file)) : null;
}
