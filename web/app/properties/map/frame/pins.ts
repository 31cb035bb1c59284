import type { MapMessage } from "@gevel/config";
import type { Cluster, Clusters, Home } from "./clusters";
import { farthestIn, type Ground } from "./ground";
import { pinText } from "./pin-text";

interface Settings {
  ground: Ground;
  info: MapMessage["messageInfo"];
  onPoint(id: number | null): void;
  onOpen(home: Home, pin: HTMLElement): void;
}

const classOf = (seen: Home | Cluster) => (seen.kind === "cluster" ? "cluster" : seen.exact ? "pin" : "pin pin-area");

/** A button for each home or cluster within sight: keyboard, pointer and screen reader have the same one. */
export class Pins {
  readonly #settings: Settings;
  #clusters: Clusters | null = null;
  #shown = new Map<string, { element: HTMLButtonElement; takeOff: () => void }>();
  #marked: number | null = null;

  constructor(settings: Settings) {
    this.#settings = settings;
    settings.ground.onMoved(() => this.#draw());
  }

  show(clusters: Clusters): void {
    this.#clusters = clusters;
    this.#draw();
  }

  /** The match that the list points at. */
  mark(id: number | null): void {
    this.#marked = id;
    for (const [key, { element }] of this.#shown) element.toggleAttribute("data-marked", key === `home-${id}`);
  }

  #draw(): void {
    const { ground } = this.#settings;
    const seen = this.#clusters?.within(ground.bounds(), ground.zoom()) ?? [];
    const before = this.#shown;
    this.#shown = new Map();
    for (const one of seen) {
      const key = one.kind === "home" ? `home-${one.id}` : `cluster-${one.cluster}-${one.count}`;
      const known = before.get(key);
      before.delete(key);
      if (known) this.#shown.set(key, known);
      else {
        const element = this.#button(one);
        this.#shown.set(key, { element, takeOff: ground.put(element, one.longitude, one.latitude) });
      }
    }
    for (const { takeOff } of before.values()) takeOff();
    this.mark(this.#marked);
  }

  #button(one: Home | Cluster): HTMLButtonElement {
    const { ground, onPoint, onOpen } = this.#settings;
    const element = document.createElement("button");
    element.type = "button";
    element.className = classOf(one);
    const { text, label } = this.#words(one);
    element.textContent = text;
    element.setAttribute("aria-label", label);
    if (one.kind === "cluster") {
      element.dataset["count"] = String(one.count);
      element.addEventListener("click", () => {
        const zoom = Math.min(this.#clusters?.opensAt(one.cluster) ?? farthestIn, farthestIn);
        ground.goTo(one.longitude, one.latitude, zoom);
      });
      return element;
    }
    element.dataset["home"] = String(one.id);
    element.addEventListener("click", () => onOpen(one, element));
    for (const sign of ["pointerenter", "focus"]) element.addEventListener(sign, () => onPoint(one.id));
    for (const sign of ["pointerleave", "blur"]) element.addEventListener(sign, () => onPoint(null));
    return element;
  }

  #words(one: Home | Cluster): { text: string; label: string } {
    const { words, language } = this.#settings.info;
    if (one.kind === "cluster") {
      return { text: String(one.count), label: words.cluster.replace("{count}", String(one.count)) };
    }
    const text = pinText(one.price, language, words.onRequest);
    return { text, label: (one.exact ? words.home : words.area).replace("{price}", text) };
  }
}
