/** A card is markup that the server drew: its one link says which listing it is. */
const idIn = /\/([1-9]\d*)\/$/;

export function listingIdOfCard(card: Element): number | null {
  const id = idIn.exec(card.querySelector("a")?.pathname ?? "")?.[1];
  return id === undefined ? null : Number(id);
}
