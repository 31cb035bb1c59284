import { type MapMessage, localeTags, type Language } from "@gevel/config";
import type { Clusters, ListingPoint, OnePin, SharedAddress } from "./clusters";
import type { MapAdapter, MapElement } from "./map-adapter";

export interface SpreadBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Between two pins, in pixels. */
const gap = 3;
const rounds = 400;
/** A turn after which directions never repeat: pins at one point spread to all sides. */
const goldenTurn = Math.PI * (3 - Math.sqrt(5));

/** How far each box moves so that none covers another, as little as that takes; at most so many pixels. */
export function spread(boxes: readonly SpreadBox[], most: number): { right: number; down: number }[] {
  const moved = boxes.map(({ x, y }, at) => ({
    x: x + Math.cos(at * goldenTurn) * 0.01,
    y: y + Math.sin(at * goldenTurn) * 0.01,
  }));
  for (let round = 0; round < rounds; round++) if (!pushApart(boxes, moved)) break;
  return boxes.map(({ x, y }, at) => {
    const [right, down] = [(moved[at]?.x ?? x) - x, (moved[at]?.y ?? y) - y];
    const far = Math.hypot(right, down);
    if (far < 0.5) return { right: 0, down: 0 };
    const share = Math.min(1, most / far);
    return { right: Math.round(right * share), down: Math.round(down * share) };
  });
}

/** One round; false if nothing overlaps. */
function pushApart(boxes: readonly SpreadBox[], moved: { x: number; y: number }[]): boolean {
  let pushed = false;
  for (const [at, one] of moved.entries()) {
    for (let next = at + 1; next < moved.length; next++) {
      const [other, box, otherBox] = [moved[next], boxes[at], boxes[next]];
      if (!other || !box || !otherBox) continue;
      const across = (box.width + otherBox.width) / 2 + gap - Math.abs(other.x - one.x);
      const along = (box.height + otherBox.height) / 2 + gap - Math.abs(other.y - one.y);
      if (across <= 0 || along <= 0) continue;
      pushed = true;
      const axis = along <= across ? "y" : "x";
      const push = ((axis === "y" ? along : across) / 2 + 0.5) * (other[axis] < one[axis] ? -1 : 1);
      one[axis] -= push;
      other[axis] += push;
    }
  }
  return pushed;
}

/** A price short enough for a pin: € 325.000 in full, above a million as € 1,25 mln. */
export function pinText(price: number | null, language: Language, onRequest: string): string {
  if (price === null) return onRequest;
  const isLarge = price >= 1_000_000;
  return new Intl.NumberFormat(localeTags[language], {
    style: "currency",
    currency: "EUR",
    notation: isLarge ? "compact" : "standard",
    maximumFractionDigits: isLarge ? 2 : 0,
    minimumFractionDigits: 0,
  }).format(price);
}

interface Settings {
  adapter: MapAdapter;
  info: MapMessage["messageInfo"];
  onPoint(id: number | null): void;
  onOpen(place: ListingPoint | SharedAddress, pin: HTMLElement): void;
}

/** The maximum distance of a pin from its listing, in pixels: beyond, it would suggest another street. */
const farthestMoved = { clustered: 90, nearest: 220 } as const;
/** Distance of a name from a pin. */
const air = 6;

interface Shown {
  element: HTMLButtonElement;
  mapElement: MapElement;
  place: OnePin;
}

const classOf = (seen: OnePin) => (seen.kind !== "home" ? "cluster" : seen.exact ? "pin" : "pin pin-area");

const keyOf = (one: OnePin) =>
  one.kind === "home"
    ? `home-${one.id}`
    : one.kind === "address"
      ? `address-${one.ids.join("-")}`
      : `cluster-${one.cluster}-${one.count}`;

const holds = (place: OnePin, id: number | null) =>
  id !== null && (place.kind === "home" ? place.id === id : place.kind === "address" && place.ids.includes(id));

/** A button for each visible listing or cluster: the same for keyboard, pointer and screen reader. */
export class Pins {
  readonly #settings: Settings;
  #clusters: Clusters | null = null;
  #shown = new Map<string, Shown>();
  #marked: number | null = null;

  constructor(settings: Settings) {
    this.#settings = settings;
    settings.adapter.onMoved(() => this.#draw());
  }

  show(clusters: Clusters): void {
    this.#clusters = clusters;
    this.#draw();
  }

  /** The match that the list points at. */
  mark(id: number | null): void {
    this.#marked = id;
    for (const { element, place } of this.#shown.values()) element.toggleAttribute("data-marked", holds(place, id));
  }

  #draw(): void {
    const { adapter } = this.#settings;
    const seen = this.#clusters?.within(adapter.bounds(), adapter.zoom()) ?? [];
    const before = this.#shown;
    this.#shown = new Map();
    for (const one of seen) {
      const key = keyOf(one);
      const known = before.get(key);
      before.delete(key);
      if (known) this.#shown.set(key, known);
      else {
        const element = this.#button(one);
        this.#shown.set(key, { element, mapElement: adapter.put(element, one.longitude, one.latitude), place: one });
      }
    }
    for (const { mapElement } of before.values()) mapElement.takeOff();
    this.#spread();
    this.mark(this.#marked);
  }

  /** Overlapping pins are moved apart, and names avoid all of them. */
  #spread(): void {
    const { adapter } = this.#settings;
    const shown = [...this.#shown.values()];
    const boxes = shown.map(({ element, place }) => {
      const { x, y } = adapter.pixelOf([place.longitude, place.latitude]);
      return { x, y, width: element.offsetWidth, height: element.offsetHeight };
    });
    const isNearest = adapter.zoom() >= Math.floor(adapter.farthestIn);
    const moves = spread(boxes, isNearest ? farthestMoved.nearest : farthestMoved.clustered);
    const clear = boxes.map(({ x, y, width, height }, at) => {
      const { right, down } = moves[at] ?? { right: 0, down: 0 };
      shown[at]?.mapElement.moveBy(right, down);
      return { middle: adapter.cornerAt(x + right, y + down), width: width + air, height: height + air };
    });
    adapter.keepClear(clear);
  }

  #button(one: OnePin): HTMLButtonElement {
    const { adapter, onPoint, onOpen } = this.#settings;
    const element = document.createElement("button");
    element.type = "button";
    element.className = classOf(one);
    const { text, label } = this.#labels(one);
    element.textContent = text;
    element.setAttribute("aria-label", label);
    if (one.kind === "cluster") {
      element.dataset["count"] = String(one.count);
      element.addEventListener("click", () => {
        const { farthestIn } = adapter;
        const zoom = Math.min(this.#clusters?.opensAt(one.cluster) ?? farthestIn, farthestIn);
        adapter.goTo(one.longitude, one.latitude, zoom);
      });
      return element;
    }
    element.addEventListener("click", () => onOpen(one, element));
    if (one.kind === "address") {
      element.dataset["count"] = String(one.ids.length);
      return element;
    }
    element.dataset["home"] = String(one.id);
    for (const sign of ["pointerenter", "focus"]) element.addEventListener(sign, () => onPoint(one.id));
    for (const sign of ["pointerleave", "blur"]) element.addEventListener(sign, () => onPoint(null));
    return element;
  }

  #labels(one: OnePin): { text: string; label: string } {
    const { labels, language, names } = this.#settings.info;
    if (one.kind === "cluster") {
      return { text: String(one.count), label: labels.cluster.replace("{count}", String(one.count)) };
    }
    if (one.kind === "address") {
      const count = String(one.ids.length);
      return { text: count, label: labels.sameAddress.replace("{count}", count) };
    }
    const name = names?.[one.id];
    if (name !== undefined) return { text: name, label: name };
    const text = pinText(one.price, language, labels.onRequest);
    return { text, label: (one.exact ? labels.home : labels.area).replace("{price}", text) };
  }
}
