import { helpId } from "../message-ids";

/** English help of fields that were raw JSON once: a layout stored before then still tells how to write it. */
export const changedHelp: Readonly<Record<string, string>> = {
  [helpId("config.property-search", "salePrices")]: "The amounts that visitors choose from, in euro.",
  [helpId("config.property-search", "rentPrices")]: "The amounts that visitors choose from, in euro a month.",
  [helpId("api::property-list.property-list", "types")]: "Choose property types from the list. Empty: all types.",
  [helpId("api::property-list.property-list", "cities")]:
    "Type a name or postcode and choose the town. Empty: all towns.",
};
