import { randomUUID } from "node:crypto";
import { readSync } from "node:fs";
import { mkdir, open, rm, type FileHandle } from "node:fs/promises";
import { join } from "node:path";

/** A request body of any length. Positions are in bytes. */
export interface SentBody {
  readonly size: number;
  read(from: number, to: number): Buffer;
  /** All chunks in order, yielding to other requests between them. */
  chunks(): AsyncIterable<Buffer>;
  /** Ends its use. */
  close(): Promise<void>;
}

/** A longer body waits in a file: the largest import is 64 MB, and a tenth of the memory of the CMS. */
const inMemoryBytes = 1024 * 1024;
const chunkBytes = 256 * 1024;

async function* inChunks(body: Pick<SentBody, "size" | "read">): AsyncGenerator<Buffer> {
  for (let from = 0; from < body.size; from += chunkBytes) {
    yield await new Promise<Buffer>((resolve) => {
      setImmediate(() => resolve(body.read(from, Math.min(from + chunkBytes, body.size))));
    });
  }
}

export function bodyInMemory(bytes: Buffer): SentBody {
  const read = (from: number, to: number) => bytes.subarray(from, to);
  return { size: bytes.length, read, chunks: () => inChunks({ size: bytes.length, read }), close: async () => {} };
}

function bodyInFile(file: FileHandle, size: number): SentBody {
  const read = (from: number, to: number) => {
    const bytes = Buffer.allocUnsafe(to - from);
    if (readSync(file.fd, bytes, 0, bytes.length, from) < bytes.length)
      throw new Error("the stored file is shorter than the request body");
    return bytes;
  };
  return { size, read, chunks: () => inChunks({ size, read }), close: () => file.close() };
}

/** An unlinked file: it disappears with the process that has it open, however that ends. */
async function openUnnamed(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${randomUUID()}.part`);
  // It may name owners: no other user of this machine may read it.
  const file = await open(path, "wx+", 0o600);
  await rm(path);
  return file;
}

/** Stores a body as it arrives: a short one in memory, a longer one in a file of `folder`. */
export async function storeBody(chunks: AsyncIterable<Buffer>, folder: string): Promise<SentBody> {
  const early: Buffer[] = [];
  let size = 0;
  let file: FileHandle | null = null;
  try {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (!file) {
        early.push(chunk);
        if (size <= inMemoryBytes) continue;
        file = await openUnnamed(folder);
        await file.writeFile(Buffer.concat(early.splice(0)));
      } else await file.writeFile(chunk);
    }
  } catch (cause) {
    await file?.close();
    throw cause;
  }
  return file ? bodyInFile(file, size) : bodyInMemory(Buffer.concat(early, size));
}
