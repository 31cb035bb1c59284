import { type SearchArea, type MapMessage, areaCorners } from "@gevel/config";
import { boundsOf, type Bounds } from "./clusters";
import { button } from "./button";
import type { Corner, MapAdapter } from "./map-adapter";
import { AreaByCorners } from "./area-by-corners";
import { followFinger } from "./follow-finger";

interface Pixel {
  x: number;
  y: number;
}

/** The fewest corners that look the same: a hand-drawn line has hundreds, an address holds sixty. */
export function simplified<Corner>(corners: readonly Corner[], pixelOf: (corner: Corner) => Pixel): Corner[] {
  const pixels = corners.map(pixelOf);
  for (let slack = 2; ; slack *= 1.5) {
    const retained = retainedPoints(pixels, slack);
    if (retained.length <= areaCorners.most) return corners.filter((_, at) => retained.includes(at));
  }
}

/** Douglas and Peucker's: of each stretch the corner that is farthest from its chord, while it is far enough. */
function retainedPoints(pixels: readonly Pixel[], slack: number): number[] {
  const retained = new Set([0, pixels.length - 1]);
  const stretches: [number, number][] = [[0, pixels.length - 1]];
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const [from, to] = stretch;
    let [farthest, distance] = [from, slack];
    for (let at = from + 1; at < to; at++) {
      const away = distanceTo(pixels[from], pixels[to], pixels[at]);
      if (away > distance) [farthest, distance] = [at, away];
    }
    if (farthest === from) continue;
    retained.add(farthest);
    stretches.push([from, farthest], [farthest, to]);
  }
  return [...retained].filter((at) => at >= 0).sort((a, b) => a - b);
}

const nowhere: Pixel = { x: 0, y: 0 };

function distanceTo(from = nowhere, to = nowhere, pixel = nowhere): number {
  const [wide, high] = [to.x - from.x, to.y - from.y];
  const length = wide * wide + high * high;
  const along = length === 0 ? 0 : ((pixel.x - from.x) * wide + (pixel.y - from.y) * high) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(pixel.x - from.x - share * wide, pixel.y - from.y - share * high);
}

interface Settings {
  adapter: MapAdapter;
  labels: MapMessage["messageInfo"]["labels"];
  place: HTMLElement;
  onArea(area: SearchArea | null): void;
}

const sameArea = (one: SearchArea | null, other: SearchArea | null) => JSON.stringify(one) === JSON.stringify(other);
const cornersOf = (area: SearchArea) => area.map(([latitude, longitude]): Corner => [longitude, latitude]);
const areaOf = (corners: readonly Corner[]): SearchArea =>
  corners.map(([longitude, latitude]) => [degrees(latitude), degrees(longitude)] as const);
const degrees = (value: number) => Math.round(value * 10_000) / 10_000;

/** A3: an area is drawn by finger, by mouse or corner by corner with the keyboard, or taken from the visible map. */
export class AreaTools {
  readonly #settings: Settings;
  #shown: SearchArea | null = null;
  /** The area requested from here: the map already shows it. */
  #sent: SearchArea | null | undefined;
  #moved = false;
  #stop: (() => void) | null = null;

  constructor(settings: Settings) {
    this.#settings = settings;
    const { place, adapter } = settings;
    place.setAttribute("role", "group");
    place.setAttribute("aria-label", settings.labels.areaTools);
    this.#rest();
    // Only what visitors move themselves is a place to search: the map's first look is the search itself.
    for (const sign of ["pointerdown", "wheel", "keydown"]) addEventListener(sign, () => (this.#moved = true));
    adapter.onMoved(() => {
      if (this.#moved && !this.#stop) place.querySelector<HTMLElement>("[data-here]")?.removeAttribute("hidden");
    });
  }

  /** Shows the search's area; true if the map already shows it. */
  show(area: SearchArea | null): boolean {
    const isKnown = this.#sent !== undefined && sameArea(area, this.#sent);
    this.#sent = undefined;
    this.#shown = area;
    this.#rest();
    return isKnown;
  }

  bounds(): Bounds | null {
    return this.#shown && boundsOf(this.#shown.map(([latitude, longitude]) => [1, latitude, longitude, 0, null]));
  }

  #rest(): void {
    this.#stop?.();
    this.#stop = null;
    const { labels, place, adapter } = this.#settings;
    adapter.outline(this.#shown ? cornersOf(this.#shown) : []);
    const here = button(labels.searchHere, () => this.#send(this.#looked()));
    here.dataset["here"] = "";
    here.hidden = true;
    place.replaceChildren(
      button(this.#shown ? labels.drawAgain : labels.drawArea, () => this.#draw()),
      ...(this.#shown ? [button(labels.clearArea, () => this.#send(null))] : []),
      here,
    );
  }

  #looked(): SearchArea {
    const [west, south, east, north] = this.#settings.adapter.bounds();
    return areaOf([
      [west, south],
      [west, north],
      [east, north],
      [east, south],
    ]);
  }

  #send(area: SearchArea | null): void {
    this.#sent = area;
    this.#moved = false;
    this.#settings.onArea(area);
  }

  #draw(): void {
    const { adapter, labels, place } = this.#settings;
    adapter.outline([]);
    const finish = (corners: readonly Corner[]) => {
      this.#shown = areaOf(simplified(corners, (corner) => adapter.pixelOf(corner)));
      this.#rest();
      place.querySelector("button")?.focus();
      this.#send(this.#shown);
    };
    const cancel = () => {
      this.#rest();
      place.querySelector("button")?.focus();
    };
    const byCorners = new AreaByCorners({ adapter, labels, finish, cancel });
    const letGo = followFinger({ adapter, finish });
    this.#stop = () => {
      letGo();
      byCorners.end();
    };
    place.replaceChildren(...byCorners.elements);
    byCorners.begin();
  }
}
