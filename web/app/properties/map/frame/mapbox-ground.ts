import type { Language } from "@gevel/config";
import mapbox from "mapbox-gl";
import "mapbox-gl/dist/mapbox-gl.css";
import { farthestIn, fitPadding, startsAt, type Ground } from "./ground";
import { prefersStill } from "./prefers-still";

const styles = {
  calm: "mapbox://styles/mapbox/light-v11",
  streets: "mapbox://styles/mapbox/streets-v12",
  satellite: "mapbox://styles/mapbox/satellite-streets-v12",
} as const;

interface Settings {
  token: string;
  language: Language;
  mapType: keyof typeof styles;
}

/** With an agency's token: Mapbox's ground, with its streets. */
export async function openGround(container: HTMLElement, { token, language, mapType }: Settings): Promise<Ground> {
  const map = new mapbox.Map({
    accessToken: token,
    container,
    style: styles[mapType],
    language,
    ...startsAt,
    maxZoom: farthestIn + 2,
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
    bounds() {
      const box = map.getBounds();
      if (!box) throw new Error("a map without a place");
      return [box.getWest(), box.getSouth(), box.getEast(), box.getNorth()];
    },
    zoom: () => map.getZoom(),
    fit: (bounds) => void map.fitBounds(bounds, { padding: fitPadding, maxZoom: 15, animate: false }),
    goTo: (longitude, latitude, zoom) => void map.easeTo({ center: [longitude, latitude], zoom, animate }),
    zoomBy: (step) => void map.zoomTo(map.getZoom() + step, { animate }),
    put(element, longitude, latitude) {
      const marker = new mapbox.Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
      return () => void marker.remove();
    },
    onMoved: (listener) => void map.on("moveend", listener),
  };
}
