import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { documentLimits, type ForeignPicture, type PictureHosts } from "@gevel/config";
import { requestForeignHost, foreignFailure, assertDownloadable, tooLarge } from "./foreign-request.js";
import { PictureFailure } from "./picture-failure.js";

/** A document of another host, as a stream: it is passed on and not stored. */
export interface ForeignDocument {
  stream: Readable;
  /** Null if its host does not send it. */
  bytes: number | null;
}

/**
 * FORM-8: requested like a picture, only from the hosts that the agency configured; whatever its type, it is sent as a
 * download.
 */
export async function openDocument(document: ForeignPicture, hosts: PictureHosts): Promise<ForeignDocument> {
  const signal = AbortSignal.timeout(documentLimits.milliseconds);
  try {
    const answer = await requestForeignHost(document, hosts, { signal, accept: "*/*", agent: "gevel-documents" });
    assertDownloadable(answer, documentLimits.bytes);
    if ((answer.headers["content-encoding"] ?? "identity") !== "identity") {
      answer.destroy();
      throw new PictureFailure("refused", "comes packed, which nobody asked for");
    }
    const length = answer.headers["content-length"];
    return {
      stream: Readable.from(upTo(documentLimits.bytes, answer), { objectMode: false }),
      bytes: length ? Number(length) : null,
    };
  } catch (cause) {
    throw foreignFailure(cause, signal);
  }
}

async function* upTo(most: number, answer: IncomingMessage): AsyncGenerator<Buffer> {
  let received = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    received += chunk.length;
    if (received > most) throw tooLarge(most);
    yield chunk;
  }
}
