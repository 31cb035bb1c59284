import { languages, type Language } from "@gevel/config";
import { createPaths } from "~/i18n/paths";
import { renderStatic } from "~/islands/render-static.server";
import type { Replica } from "~/replica/replica";
import { toCardData } from "./card-data";
import { ListingCard } from "./listing-card";

/** Of all languages together, about a kilobyte each. */
const maxCached = 6_000;
/** Number of pictures loaded eagerly: those above the fold. */
const eager = 1;

/** A card has its own path; it needs the lookup only for the language. */
const pathsIn = new Map(languages.map((language) => [language, createPaths({ language, rows: [] })]));

const cards = new WeakMap<Replica, Map<string, string>>();

function renderCard(replica: Replica, id: number, language: Language, isEager: boolean): string {
  const card = replica.catalog.card(id, language);
  if (!card) return "";
  const paths = pathsIn.get(language) ?? createPaths({ language, rows: [] });
  return renderStatic(
    <li>
      <ListingCard card={toCardData(card, language)} eager={isEager} />
    </li>,
    paths,
  );
}

/** The cards of a list page, each rendered once for a state of the replica. */
export function renderCards(replica: Replica, ids: readonly number[], language: Language): string {
  const cached = cards.get(replica) ?? new Map<string, string>();
  cards.set(replica, cached);
  return ids
    .map((id, index) => {
      const isEager = index < eager;
      const key = `${language}${isEager ? "!" : ""}${id}`;
      let card = cached.get(key);
      if (card === undefined) {
        card = renderCard(replica, id, language, isEager);
        if (cached.size >= maxCached) cached.clear();
        cached.set(key, card);
      }
      return card;
    })
    .join("");
}
