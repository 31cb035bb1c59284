import { listingIdOfCard } from "../card/listing-id-of-card";

/** The listing whose card that is, or is part of. */
export function listingOfCard(target: EventTarget | null): number | null {
  const card = target instanceof Element ? target.closest("article") : null;
  return card && listingIdOfCard(card);
}

export function cardOfListing(list: Element, id: number): Element | null {
  return [...list.querySelectorAll("article")].find((card) => listingIdOfCard(card) === id) ?? null;
}
