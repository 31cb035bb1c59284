import { bareStrips, PictureStrip, type StripMessages } from "./picture-strip";
import cardStyles from "./listing-card.module.css";

const cards = `.${cardStyles["card"] ?? ""}`;
/** A pointer that only passes by means nothing yet, in milliseconds. */
const passing = 120;
const ways: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Lets a visitor look through the pictures of cards, whoever draws them: one set of listeners for the page. Returns what is to be
 * called when cards came, and what ends it.
 */
export function browseCards(
  messages: StripMessages,
  /** Whether a card may be given something by script. */
  isSettled: (card: Element) => boolean,
): { show(): void; stop(): void } {
  const strips = new WeakMap<Element, PictureStrip>();
  const stripOf = (card: Element): PictureStrip | undefined => {
    if (card.matches(bareStrips) && isSettled(card)) strips.set(card, new PictureStrip(card, messages));
    return strips.get(card);
  };
  const cardAt = (target: EventTarget | null) => (target instanceof Element ? target.closest(cards) : null);
  // A finger moves what is there when it comes down; a mouse is given it when it comes near.
  const touched = matchMedia("(hover: none)");
  const show = () => {
    if (touched.matches) for (const card of document.querySelectorAll(bareStrips)) stripOf(card);
  };
  let late: number | undefined;
  const meet = ({ target, type }: Event) => {
    clearTimeout(late);
    const card = cardAt(target);
    const strip = card && stripOf(card);
    if (!strip) return;
    if (type === "pointerover") late = window.setTimeout(() => void strip.ready(), passing);
    else void strip.ready();
  };
  const turn = (event: KeyboardEvent) => {
    const way = ways[event.key];
    const card = cardAt(event.target);
    if (!way || !card || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const strip = stripOf(card);
    if (!strip) return;
    event.preventDefault();
    void strip.turn(way);
  };
  const listening = new AbortController();
  const { signal } = listening;
  for (const sign of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(sign, meet, { signal, passive: true });
  document.addEventListener("keydown", turn, { signal });
  touched.addEventListener("change", show, { signal });
  return { show, stop: () => (clearTimeout(late), listening.abort()) };
}
