import cardStyles from "../card/listing-card.module.css";
import { listingIdOfCard } from "../card/listing-id-of-card";
import { heartPath } from "./heart-path";
import { storedListings } from "./favourites-store";
import styles from "./card-tools.module.css";

/** Labels of a card's tools, by its title. */
export interface CardToolMessages {
  keep(title: string): string;
  /** Left out where nothing is hidden. */
  hide?(title: string): string;
}

const cross = "M6 6l12 12M18 6L6 18";

/** A listing's card, and its head in a comparison. */
const cards = `.${cardStyles["card"] ?? ""}, [data-card]`;

/** Of a card, by the server or by script; of a listing's own page. */
export const hearts = `.${styles["keep"] ?? ""}, [data-keep]`;

/** The listing a button belongs to. */
export function listingIdOf(button: Element): number | null {
  const card = button.closest(cards);
  if (card) return listingIdOfCard(card);
  const id = Number(button.getAttribute("data-keep") ?? button.getAttribute("data-let-go"));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** A card in a list, which alone offers hiding. */
const hideable = `[data-list] .${cardStyles["card"] ?? ""}:not(:has([data-hide]))`;

/** A card that lacks a tool: the server renders the hearts of listing cards, and script the rest. */
export const bareCards = `:is(${cards}):not(:has(${hearts})), ${hideable}`;

/** React discards a subtree whose HTML differs at hydration: cards it renders itself are skipped until they are hydrated. */
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
  // After the link, which names the listing.
  if (!card.querySelector(hearts)) card.append(tool("keep", messages.keep(title), heartPath));
  if (messages.hide && card.matches(hideable)) card.append(tool("hide", messages.hide(title), cross));
}

function press(button: Element, on: boolean): void {
  const pressed = String(on);
  if (button.getAttribute("aria-pressed") !== pressed) button.setAttribute("aria-pressed", pressed);
}

/** Adds tools to every card of a page and sets their state from this browser's storage. May be called at any time. */
export function renderCardTools(root: ParentNode, messages: CardToolMessages): void {
  for (const card of root.querySelectorAll(bareCards)) if (isSettled(card)) addTools(card, messages);
  const [favourites, hidden] = [new Set(storedListings("favourites")), new Set(storedListings("hidden"))];
  for (const button of root.querySelectorAll(hearts)) press(button, favourites.has(listingIdOf(button) ?? 0));
  for (const button of root.querySelectorAll<HTMLElement>("[data-let-go]"))
    button.hidden = !favourites.has(listingIdOf(button) ?? 0);
  for (const button of root.querySelectorAll("[data-hide]")) press(button, hidden.has(listingIdOf(button) ?? 0));
}
