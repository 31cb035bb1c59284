import type { Bounds } from "./clusters";

/** What the pins ask of a map library: the two that we know differ in nothing else that matters here. */
export interface Ground {
  bounds(): Bounds;
  zoom(): number;
  fit(bounds: Bounds): void;
  goTo(longitude: number, latitude: number, zoom: number): void;
  zoomBy(step: 1 | -1): void;
  /** Lays an element at a point; gives the way to take it off. */
  put(element: HTMLElement, longitude: number, latitude: number): () => void;
  onMoved(listener: () => void): void;
}

/** Near enough to see a street's corner, and no nearer: our own ground has no more to show. */
export const farthestIn = 15;
export const fitPadding = 56;
export const startsAt = { center: [4.42, 51.2] as [number, number], zoom: 9.5 };
