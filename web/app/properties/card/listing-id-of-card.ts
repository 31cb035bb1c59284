/** A card is server-rendered markup: its one link identifies the listing. */
const idIn = /\/([1-9]\d*)\/$/;

export function listingIdOfCard(card: Element): number | null {
  const id = idIn.exec(card.querySelector("a")?.pathname ?? "")?.[1];
  return id === undefined ? null : Number(id);
}
