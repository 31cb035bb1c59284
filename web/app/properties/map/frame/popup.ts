import { mapCardSchema, type MapMessage } from "@gevel/config";
import cardStyles from "../../card/listing-card.module.css";
import { storedListings, updateStoredList, subscribeToStoredLists } from "../../favourites/favourites-store";
import { listingIdOf, renderCardTools } from "../../favourites/render-card-tools";
import type { ListingPoint, SharedAddress } from "./clusters";

type About = Pick<MapMessage, "messageInfo" | "marqueeIgnore">;

/** The card of the home that a visitor opened, or those of an address, at the foot of the map: it never leaves the frame's edge. */
export class Popup {
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
      const button = target instanceof Element ? target.closest("[data-keep]") : null;
      const id = button && listingIdOf(button);
      if (id) updateStoredList("favourites", [id], !storedListings("favourites").includes(id));
    });
    subscribeToStoredLists(() => this.#showHeart());
  }

  /** The home it shows; its focus takes that of the pin. */
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
    // Drawn by the site's own server, which escapes what it shows.
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

  /** A8: a home is kept here as on the list; the page around hears of it as another tab does. */
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
