import { areaCorners, type MapMessage } from "@gevel/config";
import { button } from "./button";
import type { Corner, MapAdapter } from "./map-adapter";

interface Settings {
  adapter: MapAdapter;
  labels: MapMessage["messageInfo"]["labels"];
  finish(corners: readonly Corner[]): void;
  cancel(): void;
}

/** Pixels that an arrow moves the map. */
const stepped = 48;
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-stepped, 0],
  ArrowRight: [stepped, 0],
  ArrowUp: [0, -stepped],
  ArrowDown: [0, stepped],
};

/** By keyboard: arrows move the map under its centre, and a button sets a corner there. */
export class AreaByCorners {
  readonly elements: readonly HTMLElement[];
  readonly #settings: Settings;
  readonly #set: HTMLButtonElement;
  readonly #done: HTMLButtonElement;
  readonly #status = Object.assign(document.createElement("p"), { role: "status" });
  readonly #aim = Object.assign(document.createElement("div"), { className: "aim" });
  readonly #listening = new AbortController();
  #corners: Corner[] = [];

  constructor(settings: Settings) {
    this.#settings = settings;
    const { labels, finish, cancel } = settings;
    this.#set = button(labels.setCorner, () => this.#add());
    this.#done = button(labels.areaDone, () => finish(this.#corners));
    this.#done.hidden = true;
    this.#status.textContent = labels.drawHint;
    this.elements = [this.#status, this.#set, this.#done, button(labels.areaCancel, cancel)];
  }

  begin(): void {
    document.body.append(this.#aim);
    const { signal } = this.#listening;
    addEventListener("keydown", (event) => this.#key(event), { signal });
    this.#set.focus();
  }

  end(): void {
    this.#listening.abort();
    this.#aim.remove();
  }

  #key(event: KeyboardEvent): void {
    const { adapter, cancel } = this.#settings;
    const arrow = arrows[event.key];
    if (event.key === "Escape") return cancel();
    if (event.key === "Backspace") {
      this.#corners.pop();
      this.#show();
    } else if (arrow) adapter.panBy(...arrow);
    else return;
    event.preventDefault();
  }

  #add(): void {
    const middle = this.#settings.adapter.cornerAt(innerWidth / 2, innerHeight / 2);
    if (this.#corners.length < areaCorners.most) this.#corners.push(middle);
    this.#aim.dataset["used"] = "";
    this.#show();
  }

  #show(): void {
    const { adapter, labels } = this.#settings;
    adapter.outline(this.#corners);
    this.#done.hidden = this.#corners.length < areaCorners.least;
    this.#status.textContent = labels.cornersSet.replace("{count}", String(this.#corners.length));
  }
}
