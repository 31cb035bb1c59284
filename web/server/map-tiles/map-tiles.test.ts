import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FetchSource, PMTiles } from "pmtiles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ReplicaStore } from "../../app/replica/store.server";
import type { Log } from "../log";
import { createLog } from "../log";
import { startTestSite } from "../start-test-site";
import { findProblem } from "./check-tiles";
import { openMapTiles } from "./open-map-tiles";
import { tilesFile } from "./tiles-file.fixture";

describe("the street tiles of the map", () => {
  let folder: string;
  const whole = tilesFile();
  const written = (name: string, bytes: Uint8Array | string) => {
    const file = join(folder, name);
    writeFileSync(file, bytes);
    return file;
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "tiles-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("PROP-5 are served from an intact tile file", async () => {
    expect(await findProblem(written("whole.pmtiles", whole))).toBeNull();
  });

  it.each<[string, () => string, RegExp]>([
    ["that is missing", () => join(folder, "nowhere.pmtiles"), /cannot be opened \(ENOENT\)/],
    ["that is a folder", () => folder, /EISDIR|cannot be read|too few/],
    ["that is empty", () => written("empty.pmtiles", ""), /0 bytes/],
    ["of another type", () => written("other.pmtiles", "x".repeat(500)), /cannot be read/],
    ["truncated in its tiles", () => written("cut.pmtiles", whole.subarray(0, whole.length - 1000)), /cut off/],
    ["truncated in its directory", () => written("short.pmtiles", whole.subarray(0, 150)), /cut off|cannot be read/],
    ["of another version", () => written("old.pmtiles", withByte(7, 2)), /version 2/],
    ["of pictures", () => written("pictures.pmtiles", withByte(99, 2)), /raster tiles/],
    ["of other layers", () => written("layers.pmtiles", tilesFile({ trees: [] })), /no layer earth, roads/],
  ])("PROP-5 a file %s is reported at the start, and the map works without it", async (_what, file, message) => {
    const logged: string[] = [];
    const log: Log = createLog("silent");
    log.error = (...words: unknown[]) => void logged.push(words.map(String).join(" "));
    const tiles = await openMapTiles(file(), log);
    expect(tiles.address).toBeNull();
    expect(logged.join()).toMatch(message);
    expect(logged.join()).toContain("MAP_TILES");
  });

  function withByte(at: number, value: number): Buffer {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(value, at);
    return bytes;
  }

  it("PROP-5 are served in ranges under the site's own address, and never as a whole file", async () => {
    const file = written("served.pmtiles", whole);
    const tiles = await openMapTiles(file, createLog("silent"));
    const store = new ReplicaStore(folder);
    const site = await startTestSite({
      store,
      remix: async () => new Response(null, { status: 404 }),
      mapTiles: tiles,
    });
    try {
      const address = `http://127.0.0.1:${site.port}${tiles.address}`;
      const fetchPath = (range?: string, method = "GET") =>
        fetch(address, { method, headers: range ? { Range: range } : {} });
      const part = await fetchPath("bytes=0-126");
      expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 0-126/${whole.length}`]);
      expect(part.headers.get("etag")).toMatch(/^"/);
      // The admin reads it from another origin.
      expect(part.headers.get("access-control-allow-origin")).toBe("*");
      expect(part.headers.get("cache-control")).toBe("public, max-age=3600");
      expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(0, 127))).toBe(true);
      for (const range of [
        undefined,
        "bytes=0-",
        "bytes=-100",
        "bytes=5-4",
        "bytes=0-99999999",
        "bytes=0-1,5-9",
        "rows=0-9",
      ])
        expect((await fetchPath(range)).status).toBe(416);
      expect((await fetchPath(`bytes=${whole.length}-${whole.length + 5}`)).status).toBe(416);
      expect((await fetchPath(undefined, "HEAD")).headers.get("content-length")).toBe(String(whole.length));
      expect((await fetch(`http://127.0.0.1:${site.port}/map-tiles/../package.json`)).status).toBe(404);
      // Read as the map reads it.
      const archive = new PMTiles(new FetchSource(address));
      expect((await archive.getHeader()).maxZoom).toBe(13);
      expect((await archive.getZxy(12, 2098, 1368))?.data.byteLength).toBeGreaterThan(100);
      rmSync(file);
      expect((await fetchPath("bytes=0-126")).status).toBe(404);
    } finally {
      site.close();
      store.close();
    }
  });
});
