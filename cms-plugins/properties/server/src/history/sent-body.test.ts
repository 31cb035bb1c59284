import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { storeBody } from "./sent-body.js";

async function* pieces(...bytes: Buffer[]) {
  for (const piece of bytes) yield await Promise.resolve(piece);
}

describe("the body of an import", () => {
  let folder: string;
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), "gevel-body-")), "imports");
  });
  afterEach(() => rm(join(folder, ".."), { recursive: true, force: true }));

  const numbered = (length: number) => Buffer.from(Uint8Array.from({ length }, (_, index) => index % 251));

  it.each([
    [0, "nothing"],
    [1024 * 1024, "as much as stays in memory"],
    [1024 * 1024 + 1, "one byte more"],
    [3_000_000, "several chunks"],
  ])("of %i bytes (%s) is read as it was sent, at any offset and from the start", async (length) => {
    const bytes = numbered(length);
    const body = await storeBody(pieces(bytes.subarray(0, 700_000), bytes.subarray(700_000)), folder);
    expect(body.size).toBe(length);
    expect((await buffer(body.chunks())).equals(bytes)).toBe(true);
    expect((await buffer(body.chunks())).equals(bytes)).toBe(true);
    const [from, to] = [Math.floor(length / 3), Math.floor(length / 2)];
    expect(body.read(from, to).equals(bytes.subarray(from, to))).toBe(true);
    await body.close();
  });

  it("leaves no file name in the folder, even while it is in use, for the process may be killed", async () => {
    const body = await storeBody(pieces(numbered(2_000_000)), folder);
    expect(await readdir(folder)).toEqual([]);
    await body.close();
  });

  it("creates no folder when it is short", async () => {
    const body = await storeBody(pieces(numbered(2_000)), folder);
    await expect(readdir(folder)).rejects.toThrow("ENOENT");
    await body.close();
  });

  it("that breaks off is a client error, and leaves no file", async () => {
    async function* broken() {
      yield* pieces(numbered(2_000_000));
      throw new Error("the connection is gone");
    }
    await expect(storeBody(broken(), folder)).rejects.toThrow("the connection is gone");
    expect(await readdir(folder)).toEqual([]);
  });
});
