import { gzipSync } from "node:zlib";
import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { zxyToTileId } from "pmtiles";

type Feature = Extract<ConstructorParameters<typeof GeoJSONVT>[0], { type: "Feature" }>;
/** GeoJSON by layer; `min_zoom` and `max_zoom` of a feature say in which tiles it is. */
export type TileLayers = Record<string, Feature[]>;

/** In degrees. */
export interface Edges {
  west: number;
  south: number;
  east: number;
  north: number;
}

interface TilesOptions {
  /** Which tiles there are. */
  areas: readonly { zooms: readonly [least: number, most: number]; edges: Edges }[];
  center: readonly [longitude: number, latitude: number];
  metadata?: Record<string, string>;
}

const headerBytes = 127;
/** A reader fetches header and directory at once, in so many bytes. */
const firstBytes = 16_384;
const [gzip, vectorTiles] = [2, 1];

/**
 * A PMTiles file of version 3, by its published form.
 *
 * @throws if it has more tiles than fit into one directory, some thousand
 */
export function pmtilesFile(layers: TileLayers, { areas, center, metadata = {} }: TilesOptions): Buffer {
  const zooms = areas.flatMap(({ zooms: [least, most] }) => [least, most]);
  const [least, most] = [Math.min(...zooms), Math.max(...zooms)];
  const edges = areas.reduce<Edges>((all, { edges }) => union(all, edges), areas[0]?.edges ?? nowhere);
  const { entries, data, count } = packed(tilesOf(layers, areas, most));
  const root = gzipSync(directory(entries));
  if (headerBytes + root.length > firstBytes) throw new Error(`${entries.length} tiles do not fit into one directory`);
  const names = Object.keys(layers).map((id) => ({ id, fields: {} }));
  const about = gzipSync(JSON.stringify({ ...metadata, vector_layers: names }));

  const header = Buffer.alloc(headerBytes);
  header.write("PMTiles");
  header.writeUInt8(3, 7);
  const metadataAt = headerBytes + root.length;
  const dataAt = metadataAt + about.length;
  const places = [headerBytes, root.length, metadataAt, about.length, dataAt, 0, dataAt, data.length];
  for (const [at, value] of [
    ...places,
    count,
    entries.length,
    new Set(entries.map(({ offset }) => offset)).size,
  ].entries())
    header.writeBigUInt64LE(BigInt(value), 8 + at * 8);
  for (const [at, value] of [1, gzip, gzip, vectorTiles, least, most].entries()) header.writeUInt8(value, 96 + at);
  for (const [at, degrees] of [edges.west, edges.south, edges.east, edges.north].entries())
    header.writeInt32LE(Math.round(degrees * 10_000_000), 102 + at * 4);
  header.writeUInt8(least, 118);
  for (const [at, degrees] of center.entries()) header.writeInt32LE(Math.round(degrees * 10_000_000), 119 + at * 4);
  return Buffer.concat([header, root, about, data]);
}

const nowhere: Edges = { west: 0, south: 0, east: 0, north: 0 };
const union = (one: Edges, other: Edges): Edges => ({
  west: Math.min(one.west, other.west),
  south: Math.min(one.south, other.south),
  east: Math.max(one.east, other.east),
  north: Math.max(one.north, other.north),
});

interface Tile {
  id: number;
  bytes: Buffer;
}

const zoomOf = (value: unknown, otherwise: number) => (typeof value === "number" ? value : otherwise);
const isAtZoom = (tags: Feature["properties"] | undefined, z: number) =>
  zoomOf(tags?.["min_zoom"], 0) <= z && zoomOf(tags?.["max_zoom"], z) >= z;

function tilesOf(layers: TileLayers, areas: TilesOptions["areas"], maxZoom: number): Tile[] {
  const cut = Object.entries(layers).map(
    ([name, features]) =>
      [name, new GeoJSONVT({ type: "FeatureCollection", features }, { maxZoom, indexMaxZoom: 5 })] as const,
  );
  const tiles: Tile[] = [];
  for (const { zooms, edges } of areas)
    for (let z = zooms[0]; z <= zooms[1]; z++) {
      const [left, top] = tileAt(edges.west, edges.north, z);
      const [right, bottom] = tileAt(edges.east, edges.south, z);
      for (let x = left; x <= right; x++)
        for (let y = top; y <= bottom; y++) {
          const parts = cut.flatMap(([name, index]) => {
            const tile = index.getTile(z, x, y);
            if (!tile) return [];
            const { features } = tile;
            for (let at = features.length - 1; at >= 0; at--)
              if (!isAtZoom(features[at]?.tags, z)) features.splice(at, 1);
            return features.length > 0 ? [[name, tile] as const] : [];
          });
          if (parts.length === 0) continue;
          const bytes = gzipSync(fromGeojsonVt(Object.fromEntries(parts), { version: 2, extent: 4096 }));
          tiles.push({ id: zxyToTileId(z, x, y), bytes });
        }
    }
  return tiles.sort((one, other) => one.id - other.id);
}

function tileAt(longitude: number, latitude: number, z: number): [number, number] {
  const radians = (latitude * Math.PI) / 180;
  const across = 2 ** z;
  return [
    Math.floor(((longitude + 180) / 360) * across),
    Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * across),
  ];
}

interface Entry {
  id: number;
  /** How many tiles from this one on are the same. */
  run: number;
  offset: number;
  length: number;
}

/** The same tile is in the file once: where there is nothing but land or sea. */
function packed(tiles: readonly Tile[]): { entries: Entry[]; data: Buffer; count: number } {
  const known = new Map<string, number>();
  const parts: Buffer[] = [];
  const entries: Entry[] = [];
  let end = 0;
  for (const { id, bytes } of tiles) {
    const key = bytes.toString("base64");
    const offset = known.get(key) ?? end;
    const before = entries.at(-1);
    if (before && before.offset === offset && before.id + before.run === id) {
      before.run++;
      continue;
    }
    if (offset === end) {
      known.set(key, end);
      parts.push(bytes);
      end += bytes.length;
    }
    entries.push({ id, run: 1, offset, length: bytes.length });
  }
  return { entries, data: Buffer.concat(parts), count: tiles.length };
}

/** How many, then how far each id is from the one before, runs, lengths, and places: 0 where it follows the one before. */
function directory(entries: readonly Entry[]): Buffer {
  const numbers = [
    entries.length,
    ...entries.map(({ id }, at) => id - (entries[at - 1]?.id ?? 0)),
    ...entries.map(({ run }) => run),
    ...entries.map(({ length }) => length),
    ...entries.map(({ offset }, at) => {
      const before = entries[at - 1];
      return before && before.offset + before.length === offset ? 0 : offset + 1;
    }),
  ];
  return Buffer.from(numbers.flatMap(varint));
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  for (let left = value; ; left = Math.floor(left / 128)) {
    if (left < 128) return [...bytes, left];
    bytes.push((left % 128) | 128);
  }
}
