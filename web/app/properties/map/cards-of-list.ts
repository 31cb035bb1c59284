import { homeOfCard } from "../card/home-of-card";

/** The listing whose card that is, or is part of. */
export function listingOfCard(target: EventTarget | null): number | null {
  const card = target instanceof Element ? target.closest("article") : null;
  return card && homeOfCard(card);
}

export function cardOfListing(list: Element, id: number): Element | null {
  return [...list.querySelectorAll("article")].find((card) => homeOfCard(card) === id) ?? null;
}
