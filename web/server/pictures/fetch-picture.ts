import { lookup, type LookupAddress } from "node:dns";
import { get as getHttp, type IncomingMessage, type RequestOptions } from "node:http";
import { get as getHttps } from "node:https";
import { isIP } from "node:net";
import { isPrivateAddress } from "./private-address";
import type { PictureRequest } from "./picture-request";

const byteLimit = 25 * 1024 * 1024;
const timeLimit = 10_000;
const types = /^image\/(jpeg|jpg|png|webp|avif|gif|tiff|heic|heif)\b/i;

/** Why there is no picture: `missing` is the source's word, `failed` everything else. */
export class PictureFailure extends Error {
  readonly kind: "missing" | "failed";

  constructor(kind: "missing" | "failed", message: string) {
    super(message);
    this.name = "PictureFailure";
    this.kind = kind;
  }
}

/** The bytes of a source. No redirect is followed: an allowed host must not lead to one that is not. */
export async function fetchPicture({ source, foreign }: Pick<PictureRequest, "source" | "foreign">): Promise<Buffer> {
  if (foreign && isIP(bareHost(source)) !== 0 && isPrivateAddress(bareHost(source)))
    throw new PictureFailure("failed", "a private address");
  const stop = AbortSignal.timeout(timeLimit);
  try {
    return await readPicture(await request(source, foreign, stop));
  } catch (error) {
    if (error instanceof PictureFailure) throw error;
    throw new PictureFailure("failed", stop.aborted ? "the source takes too long" : String(error));
  }
}

const bareHost = (url: URL) => url.hostname.replace(/^\[|\]$/g, "");

function request(source: URL, foreign: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const options: RequestOptions = {
    signal,
    headers: { accept: "image/*", "user-agent": "gevel-pictures" },
    // The very address that was checked is connected to, so a second answer of the name server changes nothing.
    ...(foreign ? { lookup: publicLookup } : {}),
  };
  return new Promise((resolve, reject) => {
    const get = source.protocol === "https:" ? getHttps : getHttp;
    get(source, options, resolve).on("error", reject);
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
  if (!types.test(answer.headers["content-type"] ?? "")) throw refuse("failed", "the source is no picture");
  if (Number(answer.headers["content-length"] ?? 0) > byteLimit) throw refuse("failed", "the source is too large");
  const chunks: Buffer[] = [];
  let received = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    received += chunk.length;
    if (received > byteLimit) throw refuse("failed", "the source is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
