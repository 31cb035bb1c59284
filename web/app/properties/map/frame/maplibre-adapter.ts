import type { Language } from "@gevel/config";
import { AttributionControl, Map as LibreMap, Marker } from "maplibre-gl";
import "maplibre-gl/dist/maplibre-gl.css";
import { calmStyle } from "./calm-style";
import { fitPadding, startsAt, type MapAdapter } from "./map-adapter";
import { adapterLayers } from "./adapter-layers";
import { prefersStill } from "./prefers-still";
import type { Streets } from "./streets";

/** What our own ground covers. */
const edges: [number, number, number, number] = [-0.5, 48.2, 9, 53.8];
/** Nearer, our own ground has nothing but a name or two. */
const calmFarthestIn = 13;

interface Settings {
  language: Language;
  streets: Streets;
  accent: string;
}

/** Without a token: a free library, the agency's streets where it has some, else our own ground. Fails where there is no WebGL. */
export async function openAdapter(container: HTMLElement, settings: Settings): Promise<MapAdapter> {
  // The names are drawn by the site's own letters, so they must be there first.
  await document.fonts.load("16px 'Figtree Variable'").catch(() => []);
  const streets = await streetsOf(settings);
  const map = new LibreMap({
    container,
    style: streets?.style ?? calmStyle(settings.language),
    ...startsAt,
    minZoom: 6,
    maxZoom: streets?.farthestIn ?? calmFarthestIn,
    maxBounds: edges,
    dragRotate: false,
    pitchWithRotate: false,
    attributionControl: false,
    fadeDuration: prefersStill() ? 0 : 200,
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new AttributionControl({ compact: false }), "bottom-right");
  map.getCanvas().removeAttribute("aria-label");
  await map.once("load");
  const animate = !prefersStill();
  return {
    ...adapterLayers(map, settings.accent),
    farthestIn: map.getMaxZoom(),
    hasStreets: streets !== null,
    bounds() {
      const box = map.getBounds();
      return [box.getWest(), box.getSouth(), box.getEast(), box.getNorth()];
    },
    zoom: () => map.getZoom(),
    fit: (bounds) => void map.fitBounds(bounds, { padding: fitPadding, maxZoom: map.getMaxZoom() - 1, animate: false }),
    goTo: (longitude, latitude, zoom) => void map.easeTo({ center: [longitude, latitude], zoom, animate }),
    zoomBy: (step) => void map.zoomTo(map.getZoom() + step, { animate }),
    panBy: (right, down) => void map.panBy([right, down], { animate: false }),
    put(element, longitude, latitude) {
      const marker = new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
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

/** Streets that cannot be had leave our own ground, which is always there. */
async function streetsOf({ streets, language }: Settings) {
  if (streets.kind === "none") return null;
  return (await import("./street-style")).streetStyle(streets, language).catch(() => null);
}
