import type { IncomingMessage } from "node:http";
import { pictureLimits, pictureTypeOf, type ForeignPicture, type PictureHosts } from "@gevel/config";
import { requestForeignHost, foreignFailure, assertDownloadable, tooLarge } from "./foreign-request.js";
import { PictureFailure } from "./picture-failure.js";
import { unsupportedPictureReason } from "./unsupported-picture-reason.js";

/** Enough bytes to detect the file type. */
const beginning = 64;

async function request<Result>(
  picture: ForeignPicture,
  hosts: PictureHosts | null,
  read: (answer: IncomingMessage) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(pictureLimits.milliseconds);
  try {
    return await read(await requestForeignHost(picture, hosts, { signal, accept: "image/*", agent: "gevel-pictures" }));
  } catch (cause) {
    throw foreignFailure(cause, signal);
  }
}

/** The bytes of a picture; its host may redirect to one of these hosts. */
export const fetchPicture = (picture: ForeignPicture, hosts: PictureHosts | null): Promise<Buffer> =>
  request(picture, hosts, (answer) => readAnswer(answer));

/** Throws like `fetchPicture` if there is no picture, and reads only its beginning. */
export const checkPicture = (picture: ForeignPicture, hosts: PictureHosts | null): Promise<void> =>
  request(picture, hosts, async (answer) => {
    await readAnswer(answer, beginning);
    answer.destroy();
  });

/** Reads a picture, or its first `expected` bytes. */
async function readAnswer(answer: IncomingMessage, expected = Number.POSITIVE_INFINITY): Promise<Buffer> {
  assertDownloadable(answer, pictureLimits.bytes);
  const reject = (failure: PictureFailure) => {
    answer.destroy();
    return failure;
  };
  const noPicture = (head: Buffer) => reject(new PictureFailure("refused", unsupportedPictureReason(head)));
  const chunks: Buffer[] = [];
  let received = 0;
  let isKnown = false;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    received += chunk.length;
    if (received > pictureLimits.bytes) throw reject(tooLarge(pictureLimits.bytes));
    chunks.push(chunk);
    if (isKnown || received < beginning) continue;
    const head = Buffer.concat(chunks);
    isKnown = pictureTypeOf(head) !== null;
    if (!isKnown) throw noPicture(head);
    if (received >= expected) break;
  }
  const picture = Buffer.concat(chunks);
  if (pictureTypeOf(picture) === null) throw noPicture(picture);
  return picture;
}
