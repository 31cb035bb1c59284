import type { Language } from "@gevel/config";
import { AttributionControl, Map as GroundMap, Marker } from "maplibre-gl";
import "maplibre-gl/dist/maplibre-gl.css";
import { calmStyle } from "./calm-style";
import { farthestIn, fitPadding, startsAt, type Ground } from "./ground";
import { prefersStill } from "./prefers-still";

/** What our own ground covers. */
const edges: [number, number, number, number] = [-0.5, 48.2, 9, 53.8];

/** Without a token: a free library, our own ground. Fails where there is no WebGL. */
export async function openGround(container: HTMLElement, language: Language): Promise<Ground> {
  // The names are drawn by the site's own letters, so they must be there first.
  await document.fonts.load("16px 'Figtree Variable'").catch(() => []);
  const map = new GroundMap({
    container,
    style: calmStyle(language),
    ...startsAt,
    minZoom: 6,
    maxZoom: farthestIn,
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
    bounds() {
      const box = map.getBounds();
      return [box.getWest(), box.getSouth(), box.getEast(), box.getNorth()];
    },
    zoom: () => map.getZoom(),
    fit: (bounds) => void map.fitBounds(bounds, { padding: fitPadding, maxZoom: 14, animate: false }),
    goTo: (longitude, latitude, zoom) => void map.easeTo({ center: [longitude, latitude], zoom, animate }),
    zoomBy: (step) => void map.zoomTo(map.getZoom() + step, { animate }),
    put(element, longitude, latitude) {
      const marker = new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
      return () => void marker.remove();
    },
    onMoved: (listener) => void map.on("moveend", listener),
  };
}
