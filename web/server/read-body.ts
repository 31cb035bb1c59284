import type { IncomingMessage } from "node:http";
import { AppError, isAppError } from "@gevel/config";

export const isReading = (req: IncomingMessage): boolean => req.method === "GET" || req.method === "HEAD";

/**
 * The whole body, or `BODY_TOO_LARGE` as soon as more than `limit` is declared or has arrived. A compressed body, which
 * no form sends, or one whose client has disconnected, is INVALID_INPUT.
 */
export async function readBody(req: IncomingMessage, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new AppError("BODY_TOO_LARGE", `a body of more than ${limit} bytes`);
  if (Number(req.headers["content-length"] ?? 0) > limit) throw tooLarge();
  const encoding = req.headers["content-encoding"] ?? "identity";
  if (encoding !== "identity")
    throw new AppError("INVALID_INPUT", `unsupported content encoding ${encoding.slice(0, 100)}`);
  const chunks: Buffer[] = [];
  let received = 0;
  // Leaving the loop must not take the connection down: the refusal has still to travel over it.
  try {
    for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      received += chunk.length;
      if (received > limit) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (cause) {
    throw isAppError(cause) ? cause : new AppError("INVALID_INPUT", `the body was cut off: ${String(cause)}`);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** A body that should be JSON; null where it is none. */
export function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}
