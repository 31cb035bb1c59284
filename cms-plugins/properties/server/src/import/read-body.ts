import type { IncomingMessage } from "node:http";
import { AppError } from "@gevel/config";

function tooLarge(limit: number): AppError {
  const message = `the body is larger than ${Math.floor(limit / 1024)} KB; send the listings in smaller batches`;
  return new AppError("BODY_TOO_LARGE", message, [{ field: "body", message }]);
}

function gather(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
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
      resolve(Buffer.concat(chunks, size));
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) return void chunks.push(chunk);
      fail(tooLarge(limit));
      // The rest is read and dropped, so that the sender gets the answer instead of a reset connection.
      request.resume();
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
  return await gather(request, limit);
}
