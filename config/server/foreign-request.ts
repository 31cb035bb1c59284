import { lookup, type LookupAddress } from "node:dns";
import { get as getHttp, type IncomingMessage, type RequestOptions } from "node:http";
import { get as getHttps } from "node:https";
import { isIP } from "node:net";
import { foreignPicture, pictureLimits, type ForeignPicture, type PictureHosts } from "@gevel/config";
import { PictureFailure } from "./picture-failure.js";
import { isPrivateAddress } from "./private-address.js";

interface RequestSettings {
  /** Aborts the request at any stage. */
  signal: AbortSignal;
  accept: string;
  agent: string;
}

const moved = new Set([301, 302, 303, 307, 308]);

/**
 * The response of a foreign host. It may redirect to one of these hosts, including itself (http to https); each address
 * on the way is checked again. Without hosts, redirects are not followed.
 */
export async function requestForeignHost(
  first: ForeignPicture,
  hosts: PictureHosts | null,
  settings: RequestSettings,
): Promise<IncomingMessage> {
  let next = first;
  for (let hop = 0; ; hop += 1) {
    const answer = await request(next, settings);
    if (hosts === null || !moved.has(answer.statusCode ?? 0)) return answer;
    answer.destroy();
    const target = foreignPicture(redirectTarget(answer, next.url), hosts);
    if (!target) throw new PictureFailure("refused", "its host leads to one that PICTURE_HOSTS does not name");
    if (hop === pictureLimits.redirects) throw new PictureFailure("refused", "its host leads on and on");
    next = target;
  }
}

/** Refuses what is no file of so many bytes, by the head of the answer. */
export function assertDownloadable(answer: IncomingMessage, mostBytes: number): void {
  const status = answer.statusCode ?? 0;
  const bytes = Number(answer.headers["content-length"] ?? 0);
  const failure =
    status === 404 || status === 410
      ? new PictureFailure("missing", `is not there: its host answers ${status}`)
      : status !== 200
        ? new PictureFailure("failed", `cannot be fetched: its host answers ${status}`)
        : bytes > mostBytes
          ? tooLarge(mostBytes)
          : null;
  if (!failure) return;
  answer.destroy();
  throw failure;
}

export const tooLarge = (mostBytes: number) => new PictureFailure("refused", `is larger than ${mostBytes} bytes`);

/** Converts any error into a PictureFailure. */
export function foreignFailure(cause: unknown, signal: AbortSignal): PictureFailure {
  if (cause instanceof PictureFailure) return cause;
  const why = cause instanceof Error ? cause.message : String(cause);
  return new PictureFailure("failed", signal.aborted ? "takes too long to come" : `cannot be fetched: ${why}`);
}

function redirectTarget({ headers: { location = "" } }: IncomingMessage, from: URL): string {
  return URL.canParse(location, from.href) ? new URL(location, from.href).href : "";
}

const privateAddress = () => new PictureFailure("refused", "its host leads to a private address");

async function request({ url, inside }: ForeignPicture, settings: RequestSettings): Promise<IncomingMessage> {
  const { signal, accept, agent } = settings;
  const bare = url.hostname.replace(/^\[|\]$/g, "");
  // A numeric address is not resolved by DNS, so it is checked here.
  if (!inside && isIP(bare) !== 0 && isPrivateAddress(bare)) throw privateAddress();
  const options: RequestOptions = {
    signal,
    headers: { accept, "user-agent": agent },
    // The very address that was checked is connected to, so a second answer of the name server changes nothing.
    ...(inside ? {} : { lookup: publicLookup }),
  };
  return await new Promise((resolve, reject) => {
    const get = url.protocol === "https:" ? getHttps : getHttp;
    const requested = get(url, options, resolve);
    requested.on("error", (cause) => {
      // A keep-alive connection closed by the host on reuse says nothing about the file; the next one may be new.
      if (requested.reusedSocket && !signal.aborted) resolve(request({ url, inside }, settings));
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
