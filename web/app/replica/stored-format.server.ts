import { countedRooms, tokenize } from "@gevel/config";
import { formatOf } from "./format-of.server";
import { placeSchema } from "./search/listing-facts.server";
import { packedLayout } from "./packed-facts.server";
import { tablesSql } from "./store-tables.server";
import { storedRows } from "./stored-rows.server";

/** How the search's words are folded is no shape: an example of each case tells it. */
const folding = tokenize("Œuvre à Liège, 2e (Größe) ÆØŁĐ 12-3");

/**
 * Counted up where the CMS or the search puts something else into the same shape: 2 has references, numbers and the day of
 * publication, 3 the law of towns that come close to one of their postal code.
 */
const contents = 3;

/**
 * The format of the replica's file, made of the contracts themselves: a file of another format is deleted and filled anew.
 */
export const storedFormat = formatOf({ ...storedRows, places: placeSchema }, [
  tablesSql,
  packedLayout,
  countedRooms,
  folding,
  contents,
]);
