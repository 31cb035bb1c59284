import type { IncomingMessage } from "node:http";
import { AppError } from "@gevel/config";

function tooLarge(limit: number): AppError {
  const most = `${Number((limit / 1024 / 1024).toFixed(1))} MB`;
  const message = `the body is larger than ${most}, the most that is taken (IMPORT_MB); send the listings in smaller batches`;
  return new AppError("BODY_TOO_LARGE", message, [{ field: "body", message }]);
}

/** An announced length is kept room for at once, so that a large body is in memory once and not twice. */
function gather(request: IncomingMessage, { announced, limit }: { announced: number; limit: number }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const whole = Buffer.allocUnsafe(announced);
    const chunks: Buffer[] = [];
    let size = 0;
    const done = () => {
      request.off("data", take).off("end", end).off("error", fail).off("aborted", cut);
    };
    const fail = (cause: Error) => {
      done();
      reject(cause);
    };
    const cut = () => fail(new AppError("INVALID_INPUT", "the body was cut off"));
    const end = () => {
      done();
      resolve(announced > 0 ? whole.subarray(0, size) : Buffer.concat(chunks, size));
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) {
        fail(tooLarge(limit));
        // The rest is read and dropped, so that the sender gets the answer instead of a reset connection.
        request.resume();
      } else if (announced > 0) chunk.copy(whole, size - chunk.length);
      else chunks.push(chunk);
    };
    request.on("data", take).on("end", end).on("error", fail).on("aborted", cut);
  });
}

/** Reads a body of up to so many bytes. Its content type does not matter. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > limit) throw tooLarge(limit);
  const encoding = request.headers["content-encoding"];
  if (encoding !== undefined && encoding !== "identity") {
    const message = "send the body uncompressed";
    throw new AppError("INVALID_INPUT", message, [{ field: "body", message }]);
  }
  return await gather(request, { announced, limit });
}
