import type { Request, RequestHandler } from "express";
import { isAppError } from "@gevel/config";
import { addressGroup } from "@gevel/config/server";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { z } from "zod";
import type { BasicLog } from "./log";
import { readBody, readJson } from "./read-body";

/** Where browsers report violations of a page's content security policy. */
export const reportsPath = "/api/policy-reports";
/** Its name in the policy and in `Reporting-Endpoints`. */
export const reportsName = "policy";

/** A browser sends a few together; one has some hundred bytes, and a kilobyte of policy. */
const bodyLimit = 32 * 1024;
const readAtOnce = 10;
/** Bodies a minute. One broken page sends that many; more would only fill the log. */
const perMinute = { ofOne: 10, ofAll: 60 };

const text = z.string().max(4096).catch("");
const line = z.number().int().nonnegative().nullable().catch(null);

const newerType = "application/reports+json";
const types: ReadonlySet<string> = new Set([newerType, "application/csp-report"]);

/** In the format of the Reporting API, and in that of browsers that only know `report-uri`. */
const report = z
  .object({
    type: z.literal("csp-violation"),
    body: z.object({
      documentURL: text,
      effectiveDirective: text,
      blockedURL: text,
      sourceFile: text,
      lineNumber: line,
    }),
  })
  .transform(({ body }) => body);
const olderReport = z
  .object({
    "csp-report": z.object({
      ...{ "document-uri": text, "effective-directive": text, "violated-directive": text, "blocked-uri": text },
      ...{ "source-file": text, "line-number": line },
    }),
  })
  .transform(({ "csp-report": older }) => ({
    documentURL: older["document-uri"],
    effectiveDirective: older["effective-directive"] || (older["violated-directive"].split(" ")[0] ?? ""),
    blockedURL: older["blocked-uri"],
    sourceFile: older["source-file"],
    lineNumber: older["line-number"],
  }));
type Report = z.infer<typeof report>;

function reportsIn(type: string, body: unknown): Report[] {
  const list = type === newerType ? z.array(z.unknown()).safeParse(body).data : [body];
  return (list ?? []).slice(0, readAtOnce).flatMap((each) => {
    const read = type === newerType ? report.safeParse(each) : olderReport.safeParse(each);
    return read.data ?? [];
  });
}

/** Only the origin of an address; keywords such as `inline` and schemes stay. */
function originIn(address: string): string {
  if (!URL.canParse(address)) return /^[a-z-]{1,30}$/.test(address) ? address : "";
  const { origin, protocol } = new URL(address);
  return origin === "null" ? protocol : origin;
}

/** Our own scripts by name. Beyond the second segment a page's path may contain a personal link. */
function pageIn(address: string): string {
  const [, language = "", page = "", more = ""] = new URL(address).pathname.split("/");
  const path = `/${[language, page].filter(Boolean).join("/")}`;
  return (more === "" ? path : `${path}/…`).slice(0, 100);
}

interface Parts {
  siteUrl: string;
  log: BasicLog;
}

/** POST /api/policy-reports: one line of the log for each thing that the policy stopped, without anybody's data. */
export function createPolicyReports({ siteUrl, log }: Parts): RequestHandler {
  const ofOne = new RateLimiterMemory({ points: perMinute.ofOne, duration: 60 });
  const ofAll = new RateLimiterMemory({ points: perMinute.ofAll, duration: 60 });
  const isOurs = (address: string) => URL.canParse(address) && new URL(address).origin === siteUrl;

  function write({ documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber }: Report): void {
    // Anybody may send a report: one that is not about our pages is ignored.
    if (!isOurs(documentURL) || !/^[a-z-]{1,40}$/.test(effectiveDirective)) return;
    const source = isOurs(sourceFile) ? pageIn(sourceFile) : originIn(sourceFile);
    log.warn(
      {
        ...{ directive: effectiveDirective, blocked: originIn(blockedURL), page: pageIn(documentURL) },
        ...{ source, line: lineNumber },
      },
      "content-security-policy: violation on a page",
    );
  }

  /** The status that answers it. */
  async function take(req: Request, type: string): Promise<number> {
    try {
      await ofOne.consume(addressGroup(req.ip ?? ""));
      await ofAll.consume("all");
    } catch {
      return 429;
    }
    try {
      for (const each of reportsIn(type, readJson(await readBody(req, bodyLimit)))) write(each);
      return 204;
    } catch (error) {
      if (isAppError(error)) return error.status;
      throw error;
    }
  }

  return (req, res, next) => {
    const type = req.headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
    const status = types.has(type) ? take(req, type) : Promise.resolve(415);
    status.then((code) => {
      res.status(code).set("Cache-Control", "no-store");
      // The rest of the body is not read: the connection ends with the answer.
      if (code !== 204) res.set("Connection", "close");
      res.end();
    }, next);
  };
}
