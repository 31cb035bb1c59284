import { mapCardSchema, type MapMessage } from "@gevel/config";
import cardStyles from "../../card/listing-card.module.css";
import { onShelf, shelve, watchShelves } from "../../favourites/shelf";
import { homeOf, showTools } from "../../favourites/show-tools";
import type { Home, SharedAddress } from "./clusters";

type About = Pick<MapMessage, "messageInfo" | "marqueeIgnore">;

/** The card of the home that a visitor opened, or those of an address, at the foot of the map: it never leaves the frame's edge. */
export class Popup {
  readonly #about: About;
  readonly #place: HTMLElement;
  #opener: HTMLElement | null = null;
  #asked = 0;
  #home: number | null = null;

  constructor(place: HTMLElement, about: About) {
    this.#about = about;
    this.#place = place;
    document.addEventListener("keydown", ({ key }) => {
      if (key === "Escape" && !place.hidden) this.close();
    });
    place.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest("[data-keep]") : null;
      const id = button && homeOf(button);
      if (id) shelve("kept", [id], !onShelf("kept").includes(id));
    });
    watchShelves(() => this.#showHeart());
  }

  /** The home it shows; its focus takes that of the pin. */
  get home(): number | null {
    return this.#home;
  }

  async open(place: Home | SharedAddress, opener: HTMLElement): Promise<void> {
    const asked = ++this.#asked;
    const ids = place.kind === "home" ? [place.id] : place.ids;
    this.#home = place.kind === "home" ? place.id : null;
    const { language, words } = this.#about.messageInfo;
    const html = await cardsOf(ids, language);
    // Another one was opened meanwhile.
    if (asked !== this.#asked) return;
    this.#opener = opener;
    const close = document.createElement("button");
    close.type = "button";
    close.className = "popup-close";
    close.setAttribute("aria-label", words.close);
    close.textContent = "×";
    close.addEventListener("click", () => this.close());
    const card = document.createElement("ul");
    card.className = "popup-card";
    // Drawn by the site's own server, which escapes what it shows.
    if (html !== null) card.innerHTML = html;
    else card.append(Object.assign(document.createElement("li"), { textContent: words.cardFailed }));
    this.#leaveOutLabels(card);
    this.#place.replaceChildren(close, card);
    this.#place.toggleAttribute("data-many", ids.length > 1);
    this.#place.hidden = false;
    this.#showHeart();
    this.#place.querySelector("a")?.focus({ preventScroll: true });
  }

  close(): void {
    this.#asked++;
    this.#home = null;
    this.#place.hidden = true;
    this.#place.replaceChildren();
    this.#opener?.focus();
    this.#opener = null;
  }

  /** A8: a home is kept here as on the list; the page around hears of it as another tab does. */
  #showHeart(): void {
    const { words } = this.#about.messageInfo;
    showTools(this.#place, { keep: (title) => words.keep.replace("{title}", title) });
  }

  #leaveOutLabels(card: HTMLElement): void {
    for (const home of card.children) {
      const state = home.querySelector<HTMLElement>("[data-state]")?.dataset["state"];
      if (!this.#about.marqueeIgnore.some((ignored) => ignored === state)) continue;
      home.querySelector(`.${cardStyles["marquee"]}`)?.remove();
    }
  }
}

async function cardsOf(ids: readonly number[], language: string): Promise<string | null> {
  const asked = new URLSearchParams([...ids.map((id) => ["id", String(id)]), ["language", language]]);
  try {
    const answer = await fetch(`/map-card.json?${asked.toString()}`);
    return answer.ok ? mapCardSchema.parse(await answer.json()).html : null;
  } catch {
    return null;
  }
}
