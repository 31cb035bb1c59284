import { pictureAddress } from "@gevel/config";
import { readCardPictures, type CardPictureData } from "./card-picture-data";
import { listingIdOfCard } from "./listing-id-of-card";
import cardStyles from "./listing-card.module.css";
import styles from "./picture-strip.module.css";

/** Messages of a card's pictures. */
export interface StripMessages {
  previous(title: string): string;
  next(title: string): string;
  /** For screen readers, on a change of picture: its number, the count and its description. */
  announce(number: number, count: number, alt: string): void;
  /** The other pictures could not be fetched. */
  fail(): void;
}

/** A card with several pictures and no strip yet; a slider has its own controls. */
export const bareStrips = `.${cardStyles["card"] ?? ""}:has([data-pictures]):not(:has([data-strip]), [data-desktop] *)`;

const arrows = { previous: "M15 5l-7 7 7 7", next: "M9 5l7 7-7 7" } as const;

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string | undefined) {
  const made = document.createElement(name);
  made.className = className ?? "";
  return made;
}

/**
 * A card's pictures in a snapping row: moved by finger, by its arrows, by the arrow keys from the card's link. It
 * covers the server-rendered picture and is a link like the card, for mouse and finger only: for keyboard and screen
 * readers the card keeps its one link. The other pictures are fetched when the visitor shows interest in the card.
 */
export class PictureStrip {
  readonly #messages: StripMessages;
  readonly #id: number | null;
  readonly #row = element("a", styles.row);
  readonly #count = element("span", styles.count);
  #total: number;
  #pictures: readonly CardPictureData[] | null = null;
  #requested: Promise<void> | null = null;
  /** The picture it is scrolling to; null while a finger moves it. */
  #aim: number | null = null;

  constructor(card: Element, messages: StripMessages) {
    this.#messages = messages;
    this.#id = listingIdOfCard(card);
    this.#total = Number(card.querySelector<HTMLElement>("[data-pictures]")?.dataset["pictures"]);
    const link = card.querySelector("a");
    const title = link?.textContent ?? "";
    link?.setAttribute("aria-keyshortcuts", "ArrowLeft ArrowRight");
    const whole = element("div", styles.strip);
    whole.dataset["strip"] = "";
    this.#row.href = link?.href ?? "";
    this.#row.tabIndex = -1;
    for (const part of [this.#row, this.#count]) part.setAttribute("aria-hidden", "true");
    const first = card.querySelector("img")?.cloneNode();
    for (let index = 0; index < this.#total; index++) this.#row.append(element("span", styles.slide));
    if (first) this.#row.firstElementChild?.append(first);
    const buttons = (["previous", "next"] as const).map((way) => {
      const button = element("button", `${styles.arrow} ${styles[way]}`);
      button.type = "button";
      // From its link the arrow keys do the same: twenty-four cards would make forty-eight stops of the Tab key.
      button.tabIndex = -1;
      button.setAttribute("aria-label", messages[way](title));
      button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${arrows[way]}"/></svg>`;
      button.addEventListener("click", () => void this.turn(way === "next" ? 1 : -1));
      return button;
    });
    whole.append(this.#row, this.#count, ...buttons);
    card.append(whole);
    this.#row.addEventListener("scroll", () => this.#shown(), { passive: true });
    for (const sign of ["touchstart", "wheel"])
      this.#row.addEventListener(sign, () => (this.#aim = null), { passive: true });
    this.#shown();
  }

  /** The visitor shows interest in the card: fetches the other pictures. */
  ready(): Promise<void> {
    this.#requested ??= this.#fetch().then((pictures) => {
      if (pictures === null) {
        this.#requested = null;
        return;
      }
      this.#pictures = pictures;
      this.#total = Math.max(1, pictures.length);
      while (this.#row.childElementCount > this.#total) this.#row.lastElementChild?.remove();
      while (this.#row.childElementCount < this.#total) this.#row.append(element("span", styles.slide));
      this.#shown();
    });
    return this.#requested;
  }

  /** Wraps around: after the last comes the first. */
  async turn(by: 1 | -1): Promise<void> {
    await this.ready();
    if (!this.#pictures) return this.#messages.fail();
    const from = this.#aim ?? this.#at();
    const to = (from + by + this.#total) % this.#total;
    this.#aim = to;
    this.#load(to);
    this.#load(to + by);
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches || Math.abs(to - from) > 1;
    this.#row.scrollTo({ left: to * this.#row.clientWidth, behavior: isStill ? "instant" : "smooth" });
    this.#messages.announce(to + 1, this.#total, this.#pictures[to]?.alt ?? "");
  }

  #at(): number {
    const { scrollLeft, clientWidth } = this.#row;
    return clientWidth === 0 ? 0 : Math.min(this.#total - 1, Math.max(0, Math.round(scrollLeft / clientWidth)));
  }

  #shown(): void {
    const at = this.#at();
    this.#count.textContent = `${at + 1}/${this.#total}`;
    if (!this.#pictures) return;
    this.#load(at);
    this.#load(at + 1);
  }

  #load(index: number): void {
    const [picture, slide] = [this.#pictures?.[index], this.#row.children[index]];
    if (!picture || !slide || slide.firstElementChild) return;
    const image = element("img", undefined);
    image.alt = "";
    image.style.background = picture.color;
    image.sizes = this.#row.querySelector("img")?.sizes ?? "";
    image.srcset = `${pictureAddress(picture.url, 400)} 400w, ${pictureAddress(picture.url, 600)} 600w`;
    slide.append(image);
  }

  async #fetch(): Promise<readonly CardPictureData[] | null> {
    try {
      const language = document.documentElement.lang.slice(0, 2);
      const answer = await fetch(`/card-pictures.json?id=${this.#id}&language=${language}`);
      return answer.ok ? readCardPictures(await answer.json()) : null;
    } catch {
      return null;
    }
  }
}
