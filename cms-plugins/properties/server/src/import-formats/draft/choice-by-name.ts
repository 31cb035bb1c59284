import type { ListingAttribute } from "@gevel/config";

/** "as required" and "As-Required" are one, and so are "half open" and "half-open". */
const plain = (text: string) => text.toLowerCase().replace(/[\s_]+/g, "-");

/** The value of an attribute that is meant; undefined where it has none of that name. */
export function choiceByName({ values = [] }: ListingAttribute, given: string): string | undefined {
  const yes = /^(true|1)$/i.test(given);
  const no = /^(false|0)$/i.test(given);
  const byWord = values.find((value) => plain(value) === plain(given));
  // Of two values the first means yes; with more, yes and no go by their names.
  const byFlag = yes ? (values.length === 2 ? values[0] : "yes") : values.length === 2 ? values[1] : "no";
  return byWord ?? (yes || no ? values.find((candidate) => candidate === byFlag) : undefined);
}
