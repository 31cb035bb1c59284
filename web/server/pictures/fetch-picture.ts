import { lookup, type LookupAddress } from "node:dns";
import { get as getHttp, type IncomingMessage, type RequestOptions } from "node:http";
import { get as getHttps } from "node:https";
import { isIP } from "node:net";
import { foreignPicture, isPrivateAddress, pictureLimits, pictureTypeOf, type PictureHosts } from "@gevel/config";
import type { PictureRequest } from "./picture-request";

export type PictureSource = Pick<PictureRequest, "source" | "from">;

/** Enough of a file to tell what it is. */
const beginning = 64;
const moved = new Set([301, 302, 303, 307, 308]);

/** Why there is no picture: `missing` is the source's word, `failed` everything else. */
export class PictureFailure extends Error {
  readonly kind: "missing" | "failed";

  constructor(kind: "missing" | "failed", message: string) {
    super(message);
    this.name = "PictureFailure";
    this.kind = kind;
  }
}

/**
 * The bytes of a source. A foreign host may lead on to an allowed host, itself for one (http to https); each address on
 * the way is looked at anew. The CMS leads nowhere.
 */
export async function fetchPicture({ source, from }: PictureSource, hosts: PictureHosts): Promise<Buffer> {
  const stop = AbortSignal.timeout(pictureLimits.milliseconds);
  try {
    let next: PictureSource = { source, from };
    for (let hop = 0; ; hop += 1) {
      const answer = await request(next, stop);
      if (from === "cms" || !moved.has(answer.statusCode ?? 0)) return await readPicture(answer);
      answer.destroy();
      const target = foreignPicture(whereTo(answer, next.source), hosts);
      if (!target) throw new PictureFailure("failed", "the source leads to a host that is not allowed");
      if (hop === pictureLimits.redirects) throw new PictureFailure("failed", "the source leads on and on");
      next = { source: target.url, from: target.inside ? "inside" : "open" };
    }
  } catch (error) {
    if (error instanceof PictureFailure) throw error;
    throw new PictureFailure("failed", stop.aborted ? "the source takes too long" : String(error));
  }
}

function whereTo({ headers: { location = "" } }: IncomingMessage, from: URL): string {
  return URL.canParse(location, from) ? new URL(location, from).href : "";
}

const bareHost = (url: URL) => url.hostname.replace(/^\[|\]$/g, "");

async function request({ source, from }: PictureSource, signal: AbortSignal): Promise<IncomingMessage> {
  // An address that is written as a number is not looked up.
  if (from === "open" && isIP(bareHost(source)) !== 0 && isPrivateAddress(bareHost(source)))
    throw new PictureFailure("failed", "a private address");
  const options: RequestOptions = {
    signal,
    headers: { accept: "image/*", "user-agent": "gevel-pictures" },
    // The very address that was checked is connected to, so a second answer of the name server changes nothing.
    ...(from === "open" ? { lookup: publicLookup } : {}),
  };
  return await new Promise((resolve, reject) => {
    const get = source.protocol === "https:" ? getHttps : getHttp;
    const asked = get(source, options, resolve);
    asked.on("error", (cause) => {
      // A kept connection that its host closes as we take it says nothing of the picture; the next one may be new.
      if (asked.reusedSocket && !signal.aborted) resolve(request({ source, from }, signal));
      else reject(cause);
    });
  });
}

type Lookup = NonNullable<RequestOptions["lookup"]>;

const publicLookup: Lookup = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new Error("no address"), "", 4);
    if (addresses.some(({ address }) => isPrivateAddress(address))) return done(new Error("a private address"), "", 4);
    if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

async function readPicture(answer: IncomingMessage): Promise<Buffer> {
  const refuse = (kind: PictureFailure["kind"], message: string) => {
    answer.destroy();
    return new PictureFailure(kind, message);
  };
  const status = answer.statusCode ?? 0;
  if (status === 404 || status === 410) throw refuse("missing", "the source has no such picture");
  if (status !== 200) throw refuse("failed", `the source answers ${status}`);
  if (Number(answer.headers["content-length"] ?? 0) > pictureLimits.bytes)
    throw refuse("failed", "the source is too large");
  const chunks: Buffer[] = [];
  let received = 0;
  let isKnown = false;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    received += chunk.length;
    if (received > pictureLimits.bytes) throw refuse("failed", "the source is too large");
    chunks.push(chunk);
    if (isKnown || received < beginning) continue;
    isKnown = pictureTypeOf(Buffer.concat(chunks)) !== null;
    if (!isKnown) throw refuse("failed", "the source is no picture");
  }
  const picture = Buffer.concat(chunks);
  if (pictureTypeOf(picture) === null) throw refuse("failed", "the source is no picture");
  return picture;
}
