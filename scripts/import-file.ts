import { openAsBlob } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { importFileResponseSchema, type ListingFeedResponse } from "@gevel/config";
import { z } from "zod";

/** Sends an import file to the CMS as any other program would, and prints the result. */
const usage = `npm run import:file -- path/to/file --source name [--full | --partial] [--force] [--language nl] [--format openimmo]

The exit code is 0 when every listing was imported, and 1 when anything was rejected.
The CMS is CMS_URL (http://127.0.0.1:1337), the token INTEGRATOR_TOKEN (that of the demo accounts).`;

const failureSchema = z.object({
  error: z.object({ code: z.string(), fields: z.array(z.object({ field: z.string(), message: z.string() })) }),
});

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

async function readToken({ INTEGRATOR_TOKEN, DATA_DIR }: NodeJS.ProcessEnv): Promise<string> {
  if (INTEGRATOR_TOKEN) return INTEGRATOR_TOKEN;
  const file = resolve(DATA_DIR || ".data", "demo-accounts.json");
  const text = await readFile(file, "utf8").catch(() => stop(`INTEGRATOR_TOKEN is not set, and there is no ${file}`));
  return z.object({ integratorToken: z.string() }).parse(JSON.parse(text)).integratorToken;
}

function print({ format, mode, summary, results, problems, problemsLeftOff }: ListingFeedResponse): void {
  for (const { reference, outcome, errors } of results)
    if (outcome === "refused")
      console.log(`refused ${reference}: ${errors.map(({ field, message }) => `${field} ${message}`).join("; ")}`);
  const own = results.flatMap(({ reference, problems: each = [] }) =>
    each.map((problem) => ({ reference, ...problem })),
  );
  for (const { reference, field, value, message } of [...problems, ...own])
    console.log(`${reference || "file"}: ${field} ${JSON.stringify(value)} ${message}`);
  if (problemsLeftOff > 0) console.log(`and ${problemsLeftOff} more of these`);
  const counts = Object.entries(summary).map(([outcome, count]) => `${count} ${outcome}`);
  console.log(`${format}, ${mode}: ${counts.join(", ")}`);
}

const flag = { type: "boolean" } as const;
const text = { type: "string" } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { source: text, full: flag, partial: flag, force: flag, language: text, format: text },
});
const [path] = positionals;
const { source, full, partial, force, language, format } = values;
if (path === undefined || source === undefined || (full && partial)) stop(usage);

// npm changes to the root folder; the path is relative to where it was typed.
const file = resolve(process.env.INIT_CWD ?? ".", path);
const found = await stat(file).catch(() => null);
if (!found?.isFile()) stop(found ? `${file} is not a file` : `there is no file ${file}`);
const body = await openAsBlob(file).catch((cause: unknown) => stop(`${file} cannot be read: ${String(cause)}`));
const query = new URLSearchParams({
  source,
  ...((full || partial) && { mode: full ? "full" : "partial" }),
  ...(force && { force: "true" }),
  ...(language !== undefined && { language }),
  ...(format !== undefined && { format }),
});
const address = `${process.env.CMS_URL || "http://127.0.0.1:1337"}/api/properties/feeds?${query.toString()}`;
const authorization = `Bearer ${await readToken(process.env)}`;
const response = await fetch(address, { method: "POST", headers: { authorization }, body }).catch(() =>
  stop(`the CMS does not answer at ${new URL(address).origin}; is it running?`),
);
const answer: unknown = await response.json().catch(() => null);
if (!response.ok) {
  const failure = failureSchema.safeParse(answer);
  const fields = failure.data?.error.fields.map(({ field, message }) => `${field}: ${message}`) ?? [];
  stop(`the file was rejected (${response.status}), nothing was changed\n${fields.join("\n")}`);
}
const imported = importFileResponseSchema.parse(answer);
print(imported);
// The exit code tells a scheduled run about rejected listings.
if (imported.summary.refused > 0) process.exitCode = 1;
