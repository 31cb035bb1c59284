import { type FromMapFrame, type MapMessage, mapCardSchema } from "@gevel/config";
import "~/ui/all-styles";
import "./map-frame.css";
import { AreaTools } from "./area-tools";
import { button } from "./button";
import { boundsOf, Clusters, type Bounds, type ListingPoint, type SharedAddress } from "./clusters";
import type { MapAdapter, Corner } from "./map-adapter";
import { Pins } from "./pins";
import { streetsOfDocument } from "./streets";
import cardStyles from "../../card/listing-card.module.css";
import { storedListings, updateStoredList, subscribeToStoredLists } from "../../stored-lists/favourites-store";
import { hearts, listingIdOf, renderCardTools } from "../../stored-lists/render-card-tools";

type About = Pick<MapMessage, "messageInfo" | "marqueeIgnore">;

/** The card of the opened listing, or those of an address, at the foot of the map: always within the frame. */
class Popup {
  readonly #about: About;
  readonly #container: HTMLElement;
  #opener: HTMLElement | null = null;
  #requested = 0;
  #listingId: number | null = null;

  constructor(container: HTMLElement, about: About) {
    this.#about = about;
    this.#container = container;
    document.addEventListener("keydown", ({ key }) => {
      if (key === "Escape" && !container.hidden) this.close();
    });
    container.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest(hearts) : null;
      const id = button && listingIdOf(button);
      if (id) updateStoredList("favourites", [id], !storedListings("favourites").includes(id));
    });
    subscribeToStoredLists(() => this.#showHeart());
  }

  /** The shown listing; focus here counts as focus on its pin. */
  get listing(): number | null {
    return this.#listingId;
  }

  async open(container: ListingPoint | SharedAddress, opener: HTMLElement): Promise<void> {
    const requested = ++this.#requested;
    const ids = container.kind === "home" ? [container.id] : container.ids;
    this.#listingId = container.kind === "home" ? container.id : null;
    const { language, labels } = this.#about.messageInfo;
    const html = await cardsOf(ids, language);
    // Another one was opened meanwhile.
    if (requested !== this.#requested) return;
    this.#opener = opener;
    const close = document.createElement("button");
    close.type = "button";
    close.className = "popup-close";
    close.setAttribute("aria-label", labels.close);
    close.textContent = "×";
    close.addEventListener("click", () => this.close());
    const card = document.createElement("ul");
    card.className = "popup-card";
    // Rendered by the site's own server, which escapes its content.
    if (html !== null) card.innerHTML = html;
    else card.append(Object.assign(document.createElement("li"), { textContent: labels.cardFailed }));
    this.#leaveOutLabels(card);
    this.#container.replaceChildren(close, card);
    this.#container.toggleAttribute("data-many", ids.length > 1);
    this.#container.hidden = false;
    this.#showHeart();
    this.#container.querySelector("a")?.focus({ preventScroll: true });
  }

  close(): void {
    this.#requested++;
    this.#listingId = null;
    this.#container.hidden = true;
    this.#container.replaceChildren();
    this.#opener?.focus();
    this.#opener = null;
  }

  /** A8: a listing is saved here as on the list; the page around is notified as by another tab. */
  #showHeart(): void {
    const { labels } = this.#about.messageInfo;
    renderCardTools(this.#container, { keep: (title) => labels.keep.replace("{title}", title) });
  }

  #leaveOutLabels(card: HTMLElement): void {
    for (const listing of card.children) {
      const state = listing.querySelector<HTMLElement>("[data-state]")?.dataset["state"];
      if (!this.#about.marqueeIgnore.some((ignored) => ignored === state)) continue;
      listing.querySelector(`.${cardStyles["marquee"]}`)?.remove();
    }
  }
}

async function cardsOf(ids: readonly number[], language: string): Promise<string | null> {
  const requested = new URLSearchParams([...ids.map((id) => ["id", String(id)]), ["language", language]]);
  try {
    const answer = await fetch(`/map-card.json?${requested.toString()}`);
    return answer.ok ? mapCardSchema.parse(await answer.json()).html : null;
  } catch {
    return null;
  }
}

/** A kilometre in degrees of latitude. */
const kilometre = 1 / 111.2;
/** The circle around the place of a listing with a hidden address. */
const circle = 2;
/** How far a listing's page shows to each side: its street, or without streets the neighbouring towns. */
const around = { street: 0.4, circle, towns: 3.5 } as const;
const corners = 72;

type Point = MapMessage["propsList"][number];

const wider = (latitude: number) => 1 / Math.cos((latitude * Math.PI) / 180);

/** A true circle of two kilometres around the place of a listing that hides its address: it shows the place, not the home. */
export function placeCircle([, latitude, longitude]: Point): Corner[] {
  const radius = circle * kilometre;
  return Array.from({ length: corners }, (_, at) => {
    const turn = (at / corners) * 2 * Math.PI;
    return [longitude + Math.sin(turn) * radius * wider(latitude), latitude + Math.cos(turn) * radius];
  });
}

export function surroundingsOf([, latitude, longitude, exact]: Point, hasStreets: boolean): Bounds {
  const far = kilometre * (!hasStreets ? around.towns : exact === 0 ? around.circle : around.street);
  const side = far * wider(latitude);
  return [longitude - side, latitude - far, longitude + side, latitude + far];
}

/** A fifth more on each side, and three times that at the top, where the map's own buttons are. */
export function withAir([west, south, east, north]: Bounds): Bounds {
  const [across, up] = [(east - west) / 5, (north - south) / 5];
  return [west - across, south - up, east + across, north + 3 * up];
}

/** Without WebGL the frame says so and lists the places as links to narrow the search. */
function showUnavailable({ labels, places }: MapMessage["messageInfo"]): void {
  const text = document.createElement("p");
  text.textContent = labels.unavailable;
  const list = document.createElement("ul");
  list.className = "places";
  list.setAttribute("aria-label", labels.places);
  for (const { name, count, path } of places) {
    const link = Object.assign(document.createElement("a"), { href: path, textContent: `${name} (${count})` });
    const item = document.createElement("li");
    item.append(link);
    list.append(item);
  }
  const note = document.createElement("div");
  note.className = "unavailable";
  note.append(text, list);
  document.body.replaceChildren(note);
}

export interface MapHandle {
  show(message: MapMessage): void;
  mark(id: number | null): void;
}

type PostMessage = (event: FromMapFrame) => void;

async function adapterFor(container: HTMLElement, { messageInfo, mapType }: MapMessage): Promise<MapAdapter> {
  const { language } = messageInfo;
  const { dataset } = document.documentElement;
  const accent = getComputedStyle(document.documentElement).getPropertyValue("--brick").trim();
  const token = dataset["mapboxToken"];
  if (token) return (await import("./mapbox-adapter")).openAdapter(container, { token, language, mapType, accent });
  const streets = streetsOfDocument(dataset);
  return (await import("./maplibre-adapter")).openAdapter(container, { language, streets, accent });
}

/** The map for the first message; those that follow change what it shows. */
export async function drawMap(first: MapMessage, post: PostMessage): Promise<MapHandle> {
  const container = element("map");
  const { labels, area, names } = first.messageInfo;
  const adapter = await adapterFor(container, first).catch(() => null);
  if (!adapter) {
    showUnavailable(first.messageInfo);
    return { show: ({ messageInfo }) => showUnavailable(messageInfo), mark: () => {} };
  }
  element("legend").textContent = labels.approximate;
  const popup = new Popup(element("popup"), first);
  const pins = new Pins({
    adapter,
    info: first.messageInfo,
    onPoint: (id) => post({ map: "pointed", id: id ?? popup.listing }),
    onOpen(place, pin) {
      if (names) return adapter.goTo(place.longitude, place.latitude, adapter.farthestIn);
      if (place.kind === "home") post({ map: "opened", id: place.id });
      void popup.open(place, pin);
    },
  });
  for (const [step, sign, label] of [
    [1, "+", labels.zoomIn],
    [-1, "−", labels.zoomOut],
  ] as const) {
    const zoom = button(sign, () => adapter.zoomBy(step));
    zoom.setAttribute("aria-label", label);
    element("zoom").append(zoom);
  }
  const tools =
    area === undefined
      ? null
      : new AreaTools({
          adapter,
          labels,
          place: element("tools"),
          onArea: (area) => post({ map: "area", area: area }),
        });

  const show = ({ propsList, customMarker, messageInfo }: MapMessage) => {
    if (customMarker) document.documentElement.style.setProperty("--pin", customMarker.colour);
    const [only] = propsList;
    const bounds = boundsOf(propsList);
    if (tools) {
      const isKnown = tools.show(messageInfo.area ?? null);
      if (bounds && !isKnown) adapter.fit(tools.bounds() ?? bounds);
    } else if (bounds && propsList.length > 1) {
      // Names are wider than points.
      adapter.fit(withAir(bounds));
    } else if (only) {
      // A listing's own page: its position and surroundings.
      adapter.fit(surroundingsOf(only, adapter.hasStreets));
      adapter.outline(only[3] ? [] : placeCircle(only));
      document.documentElement.toggleAttribute("data-alone", true);
    }
    pins.show(new Clusters(propsList, adapter.farthestIn));
    // The total number, for anything that reads how many the map has.
    container.dataset["total"] = String(propsList.length);
  };
  show(first);
  return { show, mark: (id) => pins.mark(id) };
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the frame has no #${id}`);
  return found;
}
