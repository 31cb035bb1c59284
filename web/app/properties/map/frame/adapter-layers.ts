import type { FillLayerSpecification, LineLayerSpecification, SymbolLayerSpecification } from "maplibre-gl";
import type { Box, Corner } from "./map-adapter";

/** Their filters are the one thing of a layer in which the two libraries differ. */
type Unfiltered<Layer> = Layer extends object ? Omit<Layer, "filter"> : never;

/** The common API of both libraries, as far as it is used here. */
interface LayeredMap {
  addSource(id: string, source: { type: "geojson"; data: GeoJSON.Feature; tolerance: number }): unknown;
  getSource(id: string): unknown;
  addLayer(layer: Unfiltered<FillLayerSpecification | LineLayerSpecification | SymbolLayerSpecification>): unknown;
  hasImage(name: string): boolean;
  addImage(name: string, image: { width: number; height: number; data: Uint8Array }): unknown;
}

const shapes = { clear: "pins-clear", area: "area" } as const;
const nothing: GeoJSON.Feature = { type: "Feature", properties: {}, geometry: { type: "MultiPoint", coordinates: [] } };

/** Adds our layers to a library's base map: the drawn area, and the space labels leave to pins. */
export function adapterLayers(map: LayeredMap, accent: string) {
  // Unsimplified: otherwise a circle would have corners.
  for (const source of Object.values(shapes)) map.addSource(source, { type: "geojson", data: nothing, tolerance: 0 });
  const { clear, area } = shapes;
  map.addLayer({ id: "area", type: "fill", source: area, paint: { "fill-color": accent, "fill-opacity": 0.09 } });
  map.addLayer({
    id: "area-edge",
    type: "line",
    source: area,
    layout: { "line-join": "round" },
    paint: { "line-color": accent, "line-width": 2.5 },
  });
  // Labels avoid symbols above them; these have a size and are invisible.
  map.addLayer({
    id: clear,
    type: "symbol",
    source: clear,
    layout: { "icon-image": ["get", "size"], "icon-allow-overlap": true },
  });
  const write = (source: string, data: object) => {
    const known = map.getSource(source);
    if (isWritable(known)) known.setData(data);
  };
  return {
    keepClear(boxes: readonly Box[]) {
      const features = boxes.map(({ middle, width, height }) => ({
        type: "Feature",
        properties: { size: clearImage(map, width, height) },
        geometry: { type: "Point", coordinates: [...middle] },
      }));
      write(clear, { type: "FeatureCollection", features });
    },
    outline(ring: readonly Corner[]) {
      const [first] = ring;
      const closed = first ? [...ring, first].map((corner) => [...corner]) : [];
      const shape = { type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates: [closed] } };
      write(area, first ? shape : nothing);
    },
  };
}

const isWritable = (source: unknown): source is { setData(data: object): void } =>
  typeof source === "object" && source !== null && "setData" in source;

/** Pixels, so that pins of nearly one width share an image. */
const step = 4;

function clearImage(map: LayeredMap, width: number, height: number): string {
  const [wide, high] = [Math.ceil(width / step) * step, Math.ceil(height / step) * step];
  const name = `clear-${wide}-${high}`;
  if (!map.hasImage(name)) map.addImage(name, { width: wide, height: high, data: new Uint8Array(wide * high * 4) });
  return name;
}
