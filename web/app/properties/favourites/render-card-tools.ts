import cardStyles from "../card/listing-card.module.css";
import { listingIdOfCard } from "../card/listing-id-of-card";
import { heartPath } from "./heart-path";
import { storedListings } from "./favourites-store";
import styles from "./card-tools.module.css";

/** What the tools of a card are called, by its title. */
export interface CardToolMessages {
  keep(title: string): string;
  /** Left out where nothing is hidden. */
  hide?(title: string): string;
}

const cross = "M6 6l12 12M18 6L6 18";

/** A listing's card, and its head in a comparison. */
const cards = `.${cardStyles["card"] ?? ""}, [data-card]`;

/** The home that a button is about. */
export function listingIdOf(button: Element): number | null {
  const card = button.closest(cards);
  if (card) return listingIdOfCard(card);
  const id = Number(button.getAttribute("data-keep") ?? button.getAttribute("data-let-go"));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** A card that has no tools yet. */
export const bareCards = `:is(${cards}):not(:has([data-keep]))`;

/** React throws away what it takes over and finds otherwise: its own cards wait until they are its own. */
export const isSettled = (card: Element) =>
  card.closest("[data-drawn], #popup") !== null || Object.keys(card).some((key) => key.startsWith("__reactFiber"));

function tool(kind: "keep" | "hide", label: string, path: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = styles[kind] ?? "";
  button.dataset[kind] = "";
  button.setAttribute("aria-label", label);
  button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
  return button;
}

function addTools(card: Element, messages: CardToolMessages): void {
  const title = card.querySelector("h2, h3")?.textContent ?? "";
  const tools = document.createElement("div");
  tools.className = styles["tools"] ?? "";
  tools.append(tool("keep", messages.keep(title), heartPath));
  // Where homes are looked for, one can do without some of them.
  if (messages.hide && card.closest("[data-list]")) tools.append(tool("hide", messages.hide(title), cross));
  // Behind the link, which says what home it is.
  card.append(tools);
}

function press(button: Element, on: boolean): void {
  const pressed = String(on);
  if (button.getAttribute("aria-pressed") !== pressed) button.setAttribute("aria-pressed", pressed);
}

/** Gives every card of a page its tools, and all of them the state of this browser's shelves. May be called at any time. */
export function renderCardTools(root: ParentNode, messages: CardToolMessages): void {
  for (const card of root.querySelectorAll(bareCards)) if (isSettled(card)) addTools(card, messages);
  const [favourites, hidden] = [new Set(storedListings("favourites")), new Set(storedListings("hidden"))];
  for (const button of root.querySelectorAll<HTMLElement>("[data-keep]")) {
    press(button, favourites.has(listingIdOf(button) ?? 0));
    // On a listing's own page it stands ready.
    button.hidden = false;
  }
  for (const button of root.querySelectorAll<HTMLElement>("[data-let-go]"))
    button.hidden = !favourites.has(listingIdOf(button) ?? 0);
  for (const button of root.querySelectorAll("[data-hide]")) press(button, hidden.has(listingIdOf(button) ?? 0));
}
