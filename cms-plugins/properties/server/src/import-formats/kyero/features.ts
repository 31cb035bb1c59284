import { isLanguage, languages, type Language, type PropertyInput } from "@gevel/config";
import { decodeEntities } from "../draft/decode-entities.js";
import type { ItemDraft } from "../draft/item-draft.js";
import { childrenOf, find, textAt, type XmlElement } from "../xml/xml-element.js";
import { featureTerms, type FeatureTerm } from "./feature-terms.js";

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

/** Of more people than those of this home: what is theirs together is no garden or terrace of its own. */
const isShared = (feature: string) => /\b(communal|shared|community|common)\b/i.test(feature);
const isPool = (feature: string) => /\bpool\b(?!\s*(view|table|house|room))/i.test(feature);

/** As agents write them: Pool: communal, Parking - private, Garden (shared), near to the sea. */
const plainFeature = (written: string) =>
  written
    .toLowerCase()
    .replace(/[:;,()/–—]|\s-\s|\.$/g, " ")
    .replace(/\s+/g, " ")
    .replace(/\bnear to\b/, "near")
    .trim();

/** More words have too many orders, and are a sentence. */
const maxTerms = 5;

/** The words of a feature in every order, its own first. */
function* orders(terms: readonly string[]): Iterable<string[]> {
  if (terms.length < 2 || terms.length > maxTerms) {
    yield [...terms];
    return;
  }
  for (const [at, term] of terms.entries()) for (const rest of orders(terms.toSpliced(at, 1))) yield [term, ...rest];
}

type Meaning = { field: Key } | { terms: FeatureTerm } | null;

function meaningOf(feature: string): Meaning {
  const plain = plainFeature(feature);
  for (const order of orders(plain.split(" "))) {
    const phrase = order.join(" ");
    const field = isShared(plain) ? undefined : fields.find(([, pattern]) => pattern.test(phrase));
    if (field) return { field: field[0] };
    const terms = featureTerms.find(({ pattern }) => pattern.test(phrase));
    if (terms) return { terms };
  }
  return null;
}

/** A feed has the same features in listing after listing. */
const meanings = new Map<string, Meaning>();
const maxMeanings = 5_000;
function knownMeaning(feature: string): Meaning {
  const known = meanings.get(feature);
  if (known !== undefined) return known;
  const meaning = meaningOf(feature);
  if (meanings.size < maxMeanings) meanings.set(feature, meaning);
  return meaning;
}

/** Words by language, each once. */
class Comforts {
  readonly #words: Record<Comfort, Map<Language, Set<string>>> = {
    interiorComfort: new Map(),
    exteriorComfort: new Map(),
  };

  add(comfort: Comfort, language: Language, term: string): void {
    const terms = this.#words[comfort];
    terms.set(language, (terms.get(language) ?? new Set()).add(term));
  }

  addAll({ terms, outside }: FeatureTerm): void {
    const comfort = outside ? "exteriorComfort" : "interiorComfort";
    for (const [at, language] of languages.entries()) {
      const term = terms[at];
      if (term !== undefined) this.add(comfort, language, term);
    }
  }

  into(draft: ItemDraft): void {
    for (const comfort of ["interiorComfort", "exteriorComfort"] as const) {
      // What a former feed named and this one does not is gone.
      if (this.#words[comfort].size === 0) draft.terms(comfort, null, "features");
      else
        for (const language of languages) {
          const text = [...(this.#words[comfort].get(language) ?? [])].join(", ");
          draft.localized(comfort, language, text.charAt(0).toUpperCase() + text.slice(1), "features");
        }
    }
  }
}

/** One that has no words of ours is kept as the sender wrote it, which is English, and reported. */
function readFeature(feature: string, comforts: Comforts, draft: ItemDraft): void {
  const meaning = knownMeaning(feature);
  if (!meaning) {
    comforts.add("interiorComfort", "en", feature);
    draft.replaced("features/feature", feature, "is none that is translated; shown in English alone");
  } else if ("field" in meaning) draft.set(meaning.field, true, "features/feature");
  else comforts.addAll(meaning.terms);
}

/** The features in the languages of the site, and the pool, which has an element of its own. */
export function readFeatures(listing: XmlElement, draft: ItemDraft): void {
  const comforts = new Comforts();
  let hasPool = false;
  for (const element of childrenOf(find(listing, "features"), "feature")) {
    const feature = decodeEntities(element.text.trim());
    if (feature !== "") readFeature(feature, comforts, draft);
    hasPool ||= isPool(feature);
    // Some senders write a feature in several languages.
    for (const child of element.children)
      if (isLanguage(child.name) && child.text.trim() !== "")
        comforts.add("interiorComfort", child.name, decodeEntities(child.text.trim()));
  }
  // A feature says whose pool it is; the element says no more than that there is one.
  if (draft.yesOrNo(textAt(listing, "pool"), "pool") === true && !hasPool) readFeature("pool", comforts, draft);
  comforts.into(draft);
}
