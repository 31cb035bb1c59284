import type { Language } from "@gevel/config";
import type { ListingCard } from "~/replica/listing-card.server";
import type { Replica } from "~/replica/replica";
import { textOf } from "~/i18n/text-of.server";
import { untitled } from "../untitled";

/** A named listing that is no longer offered; without a path if the site no longer has it. */
export interface UnavailableListing {
  id: number;
  title: string;
  path: string | null;
  state: "sold" | "rented" | "unknown";
}

export interface ShownListings {
  /** In the order they were named. */
  cards: readonly ListingCard[];
  unavailable: readonly UnavailableListing[];
}

/** The headline of a card, or what it is and where. */
export const cardTitle = ({ title, typeName, city }: ListingCard, language: Language): string =>
  title || untitled((id, values) => textOf(language, id, values), { typeName, city });

/** What the site still has of the listings named in the address. */
export function shownListings(
  { catalog }: Pick<Replica, "catalog">,
  ids: readonly number[],
  language: Language,
): ShownListings {
  const found = ids.map((id) => ({ id, card: catalog.card(id, language) }));
  return {
    cards: found.flatMap(({ card }) => card ?? []),
    unavailable: found.flatMap(({ id, card }): UnavailableListing[] => {
      if (!card) return [{ id, title: "", path: null, state: "unknown" }];
      const { state, path } = card;
      return state === "sold" || state === "rented" ? [{ id, title: cardTitle(card, language), path, state }] : [];
    }),
  };
}
