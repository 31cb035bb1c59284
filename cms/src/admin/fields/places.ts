import type { QueryStatus } from "@gevel/core/admin";
import { z } from "zod";
import type { MessageId } from "../messages/use-messages";

const found = z.object({ results: z.array(z.object({ name: z.string(), zip: z.string() })) });

export interface PlaceChoice {
  /** As stored in property lists and used to find listings: berchem|2600. */
  value: string;
  text: string;
}

/** Read from a place's entry in the CMS. */
export const placeChoices = (answer: unknown): PlaceChoice[] =>
  found.parse(answer).results.map(({ name, zip }) => ({
    value: `${name.trim()}|${zip.trim()}`.toLowerCase(),
    text: `${zip.trim()} ${name.trim()}`,
  }));

/** The box's message without places: "none found" only once the list is loaded. */
export const noPlacesMessage = (state: QueryStatus["state"]): MessageId =>
  state === "loaded" ? "gevel.places.noneFound" : `gevel.places.${state}`;

/** A stored place for display: 2600 Berchem. */
export function placeText(value: string): string {
  const [name = "", zip = ""] = value.split("|");
  const capitals = name.replace(
    /(^|[\s'’-])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  return `${zip} ${capitals}`.trim();
}
