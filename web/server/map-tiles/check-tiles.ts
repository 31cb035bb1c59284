import { open, type FileHandle } from "node:fs/promises";
import { PMTiles, TileType, type Header, type Source } from "pmtiles";
import { z } from "zod";

const metadataSchema = z.object({ vector_layers: z.array(z.object({ id: z.string() })) });
/** Layers of Protomaps' basemap, for which our colours are made. */
const requiredLayers = ["earth", "roads"];
const headerBytes = 127;

/** Why a tiles file cannot be used for the map's streets, as text for the operator; null if it can. */
export async function findProblem(file: string): Promise<string | null> {
  let handle: FileHandle;
  try {
    handle = await open(file, "r");
  } catch (error) {
    return `it cannot be opened (${error instanceof Error && "code" in error ? String(error.code) : String(error)})`;
  }
  try {
    const { size } = await handle.stat();
    if (size < headerBytes) return `it has ${size} bytes, too few for a PMTiles file`;
    const tiles = new PMTiles(sourceOf(handle, file));
    const header = await tiles.getHeader();
    return wrongOf(header, size) ?? (await missingLayers(tiles)) ?? (await isFirstTileMissing(tiles, header));
  } catch (error) {
    return `it cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    await handle.close();
  }
}

function wrongOf(header: Header, size: number): string | null {
  const { tileDataOffset, tileDataLength = 0, leafDirectoryOffset, leafDirectoryLength = 0, specVersion } = header;
  if (specVersion !== 3) return `it has PMTiles version ${specVersion}, 3 is needed`;
  if (header.tileType !== TileType.Mvt) return "it has raster tiles, vector tiles are needed";
  const whole = Math.max(tileDataOffset + tileDataLength, leafDirectoryOffset + leafDirectoryLength);
  return size < whole ? `it is cut off: ${size} bytes of ${whole}` : null;
}

async function missingLayers(tiles: PMTiles): Promise<string | null> {
  const metadata = metadataSchema.safeParse(await tiles.getMetadata());
  const known = metadata.data?.vector_layers.map(({ id }) => id) ?? [];
  const missing = requiredLayers.filter((layer) => !known.includes(layer));
  return missing.length > 0 ? `it is not a Protomaps basemap: it has no layer ${missing.join(", ")}` : null;
}

async function isFirstTileMissing(
  tiles: PMTiles,
  { minZoom, minLon, minLat, maxLon, maxLat }: Header,
): Promise<string | null> {
  const [longitude, latitude] = [(minLon + maxLon) / 2, (minLat + maxLat) / 2];
  const across = 2 ** minZoom;
  const radians = (latitude * Math.PI) / 180;
  const x = Math.floor(((longitude + 180) / 360) * across);
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * across);
  return (await tiles.getZxy(minZoom, x, y)) ? null : "it has no tile at its centre";
}

function sourceOf(handle: FileHandle, key: string): Source {
  return {
    getKey: () => key,
    async getBytes(offset, length) {
      const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(length), position: offset });
      const data = new ArrayBuffer(bytesRead);
      new Uint8Array(data).set(buffer.subarray(0, bytesRead));
      return { data };
    },
  };
}
