import type { Language } from "@gevel/config";
import mapbox from "mapbox-gl";
import "mapbox-gl/dist/mapbox-gl.css";
import { fitPadding, startsAt, type MapAdapter } from "./map-adapter";
import { adapterLayers } from "./adapter-layers";
import { prefersStill } from "./prefers-still";

const styles = {
  calm: "mapbox://styles/mapbox/light-v11",
  streets: "mapbox://styles/mapbox/streets-v12",
  satellite: "mapbox://styles/mapbox/satellite-streets-v12",
} as const;
/** Shows a street corner with its house numbers, and no closer. */
const farthestIn = 17;

interface Settings {
  token: string;
  language: Language;
  mapType: keyof typeof styles;
  accent: string;
}

/** With an agency's token: Mapbox's ground, with its streets. */
export async function openAdapter(
  container: HTMLElement,
  { token, language, mapType, accent }: Settings,
): Promise<MapAdapter> {
  const map = new mapbox.Map({
    accessToken: token,
    container,
    style: styles[mapType],
    language,
    ...startsAt,
    maxZoom: farthestIn,
    dragRotate: false,
    pitchWithRotate: false,
  });
  map.touchZoomRotate.disableRotation();
  await new Promise<void>((loaded, failed) => {
    map.once("load", () => loaded());
    map.once("error", ({ error }) => failed(error));
  });
  const animate = !prefersStill();
  return {
    ...adapterLayers(map, accent),
    farthestIn,
    hasStreets: true,
    bounds() {
      const box = map.getBounds();
      if (!box) throw new Error("the map has no container");
      return [box.getWest(), box.getSouth(), box.getEast(), box.getNorth()];
    },
    zoom: () => map.getZoom(),
    fit: (bounds) => void map.fitBounds(bounds, { padding: fitPadding, maxZoom: farthestIn - 1, animate: false }),
    goTo: (longitude, latitude, zoom) => void map.easeTo({ center: [longitude, latitude], zoom, animate }),
    zoomBy: (step) => void map.zoomTo(map.getZoom() + step, { animate }),
    panBy: (right, down) => void map.panBy([right, down], { animate: false }),
    put(element, longitude, latitude) {
      const marker = new mapbox.Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
      return {
        moveBy: (right, down) => void marker.setOffset([right, down]),
        takeOff: () => void marker.remove(),
      };
    },
    pixelOf: ([longitude, latitude]) => map.project([longitude, latitude]),
    cornerAt(x, y) {
      const { lng, lat } = map.unproject([x, y]);
      return [lng, lat];
    },
    onMoved: (listener) => void map.on("moveend", listener),
  };
}
