import type { Bounds } from "./clusters";

export type Corner = readonly [longitude: number, latitude: number];

/** An element on the map. */
export interface MapElement {
  /** Away from its point, in pixels. */
  moveBy(right: number, down: number): void;
  takeOff(): void;
}

/** The box that map labels avoid, in pixels around its centre. */
export interface Box {
  middle: Corner;
  width: number;
  height: number;
}

/** The pins' interface to a map library: the two supported ones differ in nothing else relevant here. */
export interface MapAdapter {
  /** The maximum zoom with content. */
  readonly farthestIn: number;
  readonly hasStreets: boolean;
  bounds(): Bounds;
  zoom(): number;
  fit(bounds: Bounds): void;
  goTo(longitude: number, latitude: number, zoom: number): void;
  zoomBy(step: 1 | -1): void;
  panBy(right: number, down: number): void;
  put(element: HTMLElement, longitude: number, latitude: number): MapElement;
  pixelOf(corner: Corner): { x: number; y: number };
  cornerAt(x: number, y: number): Corner;
  keepClear(boxes: readonly Box[]): void;
  /** An area on the ground; none where it is empty. */
  outline(ring: readonly Corner[]): void;
  onMoved(listener: () => void): void;
}

/** Below, what explains the pins and whom the ground is from have their place. */
export const fitPadding = { top: 56, right: 56, bottom: 96, left: 56 };
export const startsAt = { center: [4.42, 51.2] as [number, number], zoom: 9.5 };
