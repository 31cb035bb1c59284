import { isLanguage, languages, type Language, type PropertyInput } from "@gevel/config";
import { decodeEntities } from "../draft/decode-entities.js";
import type { ItemDraft } from "../draft/item-draft.js";
import { childrenOf, find, textAt, type XmlElement } from "../xml/xml-element.js";
import { featureWords } from "./feature-words.js";

type Key = keyof PropertyInput;
type Comfort = "interiorComfort" | "exteriorComfort";

/** Features that are fields of ours; the others become words of the comfort. */
const fields: readonly [key: Key, pattern: RegExp][] = [
  ["hasLift", /^(lift|elevator)$/i],
  ["hasTerrace", /^(private |roof )?(terrace|balcony|patio|solarium)$/i],
  ["hasGarden", /^(private )?garden$/i],
  ["hasFurnished", /^(fully )?furnished$/i],
  ["hasCellar", /^(cellar|basement)$/i],
  ["hasAttic", /^(attic|loft space)$/i],
];

/** Words by language, each once. */
class Comforts {
  readonly #words: Record<Comfort, Map<Language, Set<string>>> = {
    interiorComfort: new Map(),
    exteriorComfort: new Map(),
  };

  add(comfort: Comfort, language: Language, word: string): void {
    const words = this.#words[comfort];
    words.set(language, (words.get(language) ?? new Set()).add(word));
  }

  into(draft: ItemDraft): void {
    for (const comfort of ["interiorComfort", "exteriorComfort"] as const) {
      // What a former feed named and this one does not is gone.
      if (this.#words[comfort].size === 0) draft.words(comfort, null, "features");
      else
        for (const language of languages) {
          const text = [...(this.#words[comfort].get(language) ?? [])].join(", ");
          draft.localized(comfort, language, text.charAt(0).toUpperCase() + text.slice(1), "features");
        }
    }
  }
}

/** One that has no words of ours is kept as the sender wrote it, which is English, and reported. */
function readWords(feature: string, comforts: Comforts, draft: ItemDraft): void {
  const known = featureWords.find(({ pattern }) => pattern.test(feature));
  if (!known) {
    comforts.add("interiorComfort", "en", feature);
    draft.instead("features/feature", feature, "is none that is translated; shown in English alone");
    return;
  }
  const comfort = known.outside ? "exteriorComfort" : "interiorComfort";
  for (const [at, language] of languages.entries()) {
    const word = known.words[at];
    if (word !== undefined) comforts.add(comfort, language, word);
  }
}

/** The features in the languages of the site, and the pool, which has an element of its own. */
export function readFeatures(listing: XmlElement, draft: ItemDraft): void {
  const comforts = new Comforts();
  for (const element of childrenOf(find(listing, "features"), "feature")) {
    const feature = decodeEntities(element.text.trim());
    const field = fields.find(([, pattern]) => pattern.test(feature));
    if (field) draft.set(field[0], true, "features/feature");
    else if (feature !== "") readWords(feature, comforts, draft);
    // Some senders write a feature in several languages.
    for (const child of element.children)
      if (isLanguage(child.name) && child.text.trim() !== "")
        comforts.add("interiorComfort", child.name, decodeEntities(child.text.trim()));
  }
  if (draft.yesOrNo(textAt(listing, "pool"), "pool") === true) readWords("pool", comforts, draft);
  comforts.into(draft);
}
