import { lookup, type LookupAddress } from "node:dns";
import { get as getHttp, type IncomingMessage, type RequestOptions } from "node:http";
import { get as getHttps } from "node:https";
import { isIP } from "node:net";
import { foreignPicture, pictureLimits, pictureTypeOf, type ForeignPicture, type PictureHosts } from "@gevel/config";
import { PictureFailure } from "./picture-failure.js";
import { isPrivateAddress } from "./private-address.js";

/** Enough of a file to tell what it is. */
const beginning = 64;
const moved = new Set([301, 302, 303, 307, 308]);

/**
 * The bytes of a picture. Its host may lead on to one of these hosts, itself for one (http to https); each address on
 * the way is looked at anew. Where there are no hosts, it leads nowhere.
 */
export async function fetchPicture(picture: ForeignPicture, hosts: PictureHosts | null): Promise<Buffer> {
  const stop = AbortSignal.timeout(pictureLimits.milliseconds);
  try {
    let next = picture;
    for (let hop = 0; ; hop += 1) {
      const answer = await ask(next, stop);
      if (hosts === null || !moved.has(answer.statusCode ?? 0)) return await readAnswer(answer);
      answer.destroy();
      const target = foreignPicture(whereTo(answer, next.url), hosts);
      if (!target) throw new PictureFailure("refused", "its host leads to one that PICTURE_HOSTS does not name");
      if (hop === pictureLimits.redirects) throw new PictureFailure("refused", "its host leads on and on");
      next = target;
    }
  } catch (cause) {
    if (cause instanceof PictureFailure) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new PictureFailure("failed", stop.aborted ? "takes too long to come" : `cannot be fetched: ${why}`);
  }
}

function whereTo({ headers: { location = "" } }: IncomingMessage, from: URL): string {
  return URL.canParse(location, from.href) ? new URL(location, from.href).href : "";
}

const privateAddress = () => new PictureFailure("refused", "its host leads to a private address");

async function ask({ url, inside }: ForeignPicture, signal: AbortSignal): Promise<IncomingMessage> {
  const bare = url.hostname.replace(/^\[|\]$/g, "");
  // An address that is written as a number is not looked up.
  if (!inside && isIP(bare) !== 0 && isPrivateAddress(bare)) throw privateAddress();
  const options: RequestOptions = {
    signal,
    headers: { accept: "image/*", "user-agent": "gevel-pictures" },
    // The very address that was checked is connected to, so a second answer of the name server changes nothing.
    ...(inside ? {} : { lookup: publicLookup }),
  };
  return await new Promise((resolve, reject) => {
    const get = url.protocol === "https:" ? getHttps : getHttp;
    const asked = get(url, options, resolve);
    asked.on("error", (cause) => {
      // A kept connection that its host closes as we take it says nothing of the picture; the next one may be new.
      if (asked.reusedSocket && !signal.aborted) resolve(ask({ url, inside }, signal));
      else reject(cause);
    });
  });
}

const publicLookup: NonNullable<RequestOptions["lookup"]> = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new Error("no address"), "", 4);
    if (addresses.some(({ address }) => isPrivateAddress(address))) return done(privateAddress(), "", 4);
    if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

async function readAnswer(answer: IncomingMessage): Promise<Buffer> {
  const fail = (kind: PictureFailure["kind"], message: string) => {
    answer.destroy();
    return new PictureFailure(kind, message);
  };
  const tooLarge = () => fail("refused", `is larger than ${pictureLimits.bytes} bytes`);
  const noPicture = () => fail("refused", "is no picture (JPEG, PNG, WebP, GIF, AVIF or TIFF)");
  const status = answer.statusCode ?? 0;
  if (status === 404 || status === 410) throw fail("missing", `is not there: its host answers ${status}`);
  if (status !== 200) throw fail("failed", `cannot be fetched: its host answers ${status}`);
  if (Number(answer.headers["content-length"] ?? 0) > pictureLimits.bytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let received = 0;
  let isKnown = false;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    received += chunk.length;
    if (received > pictureLimits.bytes) throw tooLarge();
    chunks.push(chunk);
    if (isKnown || received < beginning) continue;
    isKnown = pictureTypeOf(Buffer.concat(chunks)) !== null;
    if (!isKnown) throw noPicture();
  }
  const picture = Buffer.concat(chunks);
  if (pictureTypeOf(picture) === null) throw noPicture();
  return picture;
}
