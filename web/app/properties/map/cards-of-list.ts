/** A card is markup that the server drew: its one link says which listing it is. */
const idIn = /\/([1-9]\d*)\/$/;
const listingIn = (card: Element) => Number(idIn.exec(card.querySelector("a")?.pathname ?? "")?.[1] ?? NaN);

/** The listing whose card that is, or is part of. */
export function listingOfCard(target: EventTarget | null): number | null {
  const card = target instanceof Element ? target.closest("article") : null;
  const id = card ? listingIn(card) : NaN;
  return Number.isNaN(id) ? null : id;
}

export function cardOfListing(list: Element, id: number): Element | null {
  return [...list.querySelectorAll("article")].find((card) => listingIn(card) === id) ?? null;
}
