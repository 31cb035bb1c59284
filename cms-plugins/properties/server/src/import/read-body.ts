import type { IncomingMessage } from "node:http";
import { AppError, isAppError } from "@gevel/config";

function tooLarge(limit: number): AppError {
  const most = `${Number((limit / 1024 / 1024).toFixed(1))} MB`;
  const message = `the body is larger than ${most}, the most that is taken (IMPORT_MB); send the listings in smaller batches`;
  return new AppError("BODY_TOO_LARGE", message, [{ field: "body", message }]);
}

/** Streams a body of up to `limit` bytes. Its content type does not matter. */
export async function* readBody(request: IncomingMessage, limit: number): AsyncGenerator<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > limit) throw tooLarge(limit);
  const encoding = request.headers["content-encoding"];
  if (encoding !== undefined && encoding !== "identity") {
    const message = "send the body uncompressed";
    throw new AppError("INVALID_INPUT", message, [{ field: "body", message }]);
  }
  const chunks: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  let size = 0;
  try {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > limit) throw tooLarge(limit);
      yield chunk;
    }
  } catch (cause) {
    throw isAppError(cause) ? cause : new AppError("INVALID_INPUT", "the body was cut off");
  } finally {
    // The rest is read and discarded, so that the sender gets the answer instead of a reset connection.
    request.resume();
  }
}
