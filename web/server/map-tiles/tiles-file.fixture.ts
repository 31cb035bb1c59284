import { gzipSync } from "node:zlib";
import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { zxyToTileId } from "pmtiles";
import { antwerp, edges, type Streets } from "./antwerp.fixture";

const zooms = { least: 6, most: 13 };
const headerBytes = 127;
const [gzip, vectorTiles] = [2, 1];

/** A PMTiles file of version 3, by its published form: a few streets of Antwerp in the layers of Protomaps' basemap. */
export function tilesFile(layers: Streets = antwerp): Buffer {
  const tiles = tilesOf(layers).sort((one, other) => one.id - other.id);
  const data = tiles.map(({ bytes }) => bytes);
  const root = gzipSync(directory(tiles));
  const names = Object.keys(layers).map((id) => ({ id, fields: {} }));
  const metadata = gzipSync(JSON.stringify({ vector_layers: names }));
  const tileBytes = data.reduce((sum, { length }) => sum + length, 0);

  const header = Buffer.alloc(headerBytes);
  header.write("PMTiles");
  header.writeUInt8(3, 7);
  const metadataAt = headerBytes + root.length;
  const dataAt = metadataAt + metadata.length;
  const places = [headerBytes, root.length, metadataAt, metadata.length, dataAt, 0, dataAt, tileBytes];
  for (const [at, value] of [...places, tiles.length, tiles.length, tiles.length].entries())
    header.writeBigUInt64LE(BigInt(value), 8 + at * 8);
  for (const [at, value] of [1, gzip, gzip, vectorTiles, zooms.least, zooms.most].entries())
    header.writeUInt8(value, 96 + at);
  for (const [at, degrees] of [edges.west, edges.south, edges.east, edges.north].entries())
    header.writeInt32LE(Math.round(degrees * 10_000_000), 102 + at * 4);
  header.writeUInt8(zooms.least, 118);
  header.writeInt32LE(Math.round(((edges.west + edges.east) / 2) * 10_000_000), 119);
  header.writeInt32LE(Math.round(((edges.south + edges.north) / 2) * 10_000_000), 123);
  return Buffer.concat([header, root, metadata, ...data]);
}

interface Tile {
  id: number;
  bytes: Buffer;
}

function tilesOf(layers: Streets): Tile[] {
  const cut = Object.entries(layers).map(
    ([name, features]) =>
      [name, new GeoJSONVT({ type: "FeatureCollection", features }, { maxZoom: zooms.most, indexMaxZoom: 5 })] as const,
  );
  const tiles: Tile[] = [];
  for (let z = zooms.least; z <= zooms.most; z++) {
    const [left, top] = tileAt(edges.west, edges.north, z);
    const [right, bottom] = tileAt(edges.east, edges.south, z);
    for (let x = left; x <= right; x++)
      for (let y = top; y <= bottom; y++) {
        const parts = cut.flatMap(([name, index]) => {
          const tile = index.getTile(z, x, y);
          return tile ? [[name, tile] as const] : [];
        });
        const bytes = gzipSync(fromGeojsonVt(Object.fromEntries(parts), { version: 2, extent: 4096 }));
        tiles.push({ id: zxyToTileId(z, x, y), bytes });
      }
  }
  return tiles;
}

function tileAt(longitude: number, latitude: number, z: number): [number, number] {
  const radians = (latitude * Math.PI) / 180;
  const across = 2 ** z;
  return [
    Math.floor(((longitude + 180) / 360) * across),
    Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * across),
  ];
}

/** How many, then how far each id is from the one before, runs of one, lengths, and that each follows the one before. */
function directory(tiles: readonly Tile[]): Buffer {
  const ids = tiles.map(({ id }, at) => id - (tiles[at - 1]?.id ?? 0));
  const places = tiles.map((_, at) => (at === 0 ? 1 : 0));
  const numbers = [tiles.length, ...ids, ...tiles.map(() => 1), ...tiles.map(({ bytes }) => bytes.length), ...places];
  return Buffer.from(numbers.flatMap(varint));
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  for (let left = value; ; left = Math.floor(left / 128)) {
    if (left < 128) return [...bytes, left];
    bytes.push((left % 128) | 128);
  }
}
