import { isLanguage, languages, type Language, type PropertyInput } from "@gevel/config";
import { decodeEntities } from "../draft/decode-entities.js";
import type { ItemDraft } from "../draft/item-draft.js";
import { childrenOf, find, textAt, type XmlElement } from "../xml/xml-element.js";
import type { Term } from "../draft/localized-terms.js";
import { type Feature, outsideFeatures } from "./outside-features.js";

const insideFeatures: readonly Feature[] = [
  [/(air[- ]?con(ditioning)?|a\/?c)/, "airconditioning", "climatisation", "air conditioning", "Klimaanlage"],
  [
    /(central )?(electric(al)?|electricity) (central )?heating/,
    "elektrische verwarming",
    "chauffage électrique",
    "electric heating",
    "Elektroheizung",
  ],
  [/oil( fired)?( central)? heating/, "verwarming op stookolie", "chauffage au mazout", "oil heating", "Ölheizung"],
  [/heat pump|aerothermal/, "warmtepomp", "pompe à chaleur", "heat pump", "Wärmepumpe"],
  [/central heating/, "centrale verwarming", "chauffage central", "central heating", "Zentralheizung"],
  [/(natural )?gas( fired)?( central)? heating/, "verwarming op gas", "chauffage au gaz", "gas heating", "Gasheizung"],
  [/under ?-?floor heating/, "vloerverwarming", "chauffage par le sol", "underfloor heating", "Fußbodenheizung"],
  [/heating/, "verwarming", "chauffage", "heating", "Heizung"],
  [/(open |log )?fire ?place/, "open haard", "feu ouvert", "fireplace", "offener Kamin"],
  [/double glaz(ing|ed)( windows?)?/, "dubbele beglazing", "double vitrage", "double glazing", "Doppelverglasung"],
  [
    /(fitted|built[- ]in) (wardrobes?|closets?)/,
    "ingebouwde kasten",
    "placards intégrés",
    "fitted wardrobes",
    "Einbauschränke",
  ],
  [
    /(fully )?(fitted|equipped|furnished) kitchen|kitchen (fully )?(fitted|equipped)/,
    "ingerichte keuken",
    "cuisine équipée",
    "fitted kitchen",
    "Einbauküche",
  ],
  [/american kitchen|open[- ]plan kitchen/, "open keuken", "cuisine américaine", "open-plan kitchen", "offene Küche"],
  [/white goods|appliances/, "huishoudtoestellen", "électroménager", "white goods", "Haushaltsgeräte"],
  [/(utility|laundry)( room)?/, "wasplaats", "buanderie", "utility room", "Hauswirtschaftsraum"],
  [/stor(age|e)( ?room)?/, "berging", "débarras", "storage room", "Abstellraum"],
  [/(office|study)( room)?/, "bureau", "bureau", "study", "Arbeitszimmer"],
  [/dressing( room)?|walk[- ]in closet/, "dressing", "dressing", "dressing room", "Ankleidezimmer"],
  [/en[- ]?suite( bathroom)?/, "badkamer en suite", "salle de bain attenante", "en-suite bathroom", "Bad en suite"],
  [/guest (toilet|wc)/, "gastentoilet", "toilettes invités", "guest toilet", "Gäste-WC"],
  [/wine cellar/, "wijnkelder", "cave à vin", "wine cellar", "Weinkeller"],
  [/sauna/, "sauna", "sauna", "sauna", "Sauna"],
  [/(jacuzzi|hot tub|whirlpool)/, "jacuzzi", "jacuzzi", "jacuzzi", "Whirlpool"],
  [/(gym|fitness( room)?)/, "fitnessruimte", "salle de sport", "gym", "Fitnessraum"],
  [/(burglar )?alarm( system)?/, "alarm", "alarme", "alarm", "Alarmanlage"],
  [
    /(video )?(entry( system)?|intercom|entry ?phone)/,
    "videofonie",
    "vidéophone",
    "video entry system",
    "Videosprechanlage",
  ],
  [/(concierge|caretaker|porter)/, "conciërge", "concierge", "caretaker", "Hausmeister"],
  [/satellite (tv|dish)/, "satelliettelevisie", "télévision par satellite", "satellite TV", "Satellitenfernsehen"],
  [/(internet|wi-?fi|fib(re|er)( optic)?)( connection)?/, "internet", "internet", "internet", "Internet"],
  [/marble (floors?|flooring)/, "marmeren vloer", "sol en marbre", "marble floor", "Marmorboden"],
  [/(wood(en)?|parquet) (floors?|flooring)|parquet/, "parket", "parquet", "parquet floor", "Parkett"],
  [/tiled? (floors?|flooring)|ceramic (floors?|tiles)/, "tegelvloer", "sol carrelé", "tiled floor", "Fliesenboden"],
  [
    /(disabled|wheelchair) (access|friendly)|wheelchair accessible/,
    "toegankelijk voor rolstoelen",
    "accessible en fauteuil roulant",
    "wheelchair access",
    "rollstuhlgerecht",
  ],
  [
    /pets( are)? (allowed|welcome)|pet friendly/,
    "huisdieren toegelaten",
    "animaux admis",
    "pets allowed",
    "Haustiere erlaubt",
  ],
  [
    /(optional(ly)?) furni(shed|ture)/,
    "gemeubeld als u wilt",
    "meublé en option",
    "optionally furnished",
    "auf Wunsch möbliert",
  ],
  [/(part(ly|ially)?|semi)[- ]furnished/, "deels gemeubeld", "partiellement meublé", "part furnished", "teilmöbliert"],
  [/unfurnished/, "ongemeubeld", "non meublé", "unfurnished", "unmöbliert"],
  [/(renovated|refurbished|reformed)/, "gerenoveerd", "rénové", "renovated", "renoviert"],
  [
    /(electric )?(roller )?(shutters|blinds)( electric)?/,
    "rolluiken",
    "volets roulants",
    "roller shutters",
    "Rollläden",
  ],
  [
    /(reinforced|armou?red|security) (front )?door/,
    "veiligheidsdeur",
    "porte blindée",
    "security door",
    "Sicherheitstür",
  ],
];

interface FeatureTerm {
  pattern: RegExp;
  terms: Term;
  /** Where it belongs. */
  outside: boolean;
}

const compiled = (features: readonly Feature[], outside: boolean) =>
  features.map(([{ source }, ...terms]): FeatureTerm => ({
    pattern: new RegExp(`^(?:${source})$`, "i"),
    terms,
    outside,
  }));

const featureTerms: readonly FeatureTerm[] = [...compiled(insideFeatures, false), ...compiled(outsideFeatures, true)];

type Key = keyof PropertyInput;
type Comfort = "interiorComfort" | "exteriorComfort";

/** Features with a field of their own; the others become comfort terms. */
const fields: readonly [key: Key, pattern: RegExp][] = [
  ["hasLift", /^(lift|elevator)$/i],
  ["hasTerrace", /^(private |roof )?(terrace|balcony|patio|solarium)$/i],
  ["hasGarden", /^(private )?garden$/i],
  ["hasFurnished", /^(fully )?furnished$/i],
  ["hasCellar", /^(cellar|basement)$/i],
  ["hasAttic", /^(attic|loft space)$/i],
];

/** Shared with other homes: not a garden or terrace of this listing's own. */
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

/** Longer features have too many orders, and are sentences. */
const maxTerms = 5;

/** The words of a feature in every order, the original first. */
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

/** Terms by language, each once. */
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
      // Terms of a former delivery that this one lacks are removed.
      if (this.#words[comfort].size === 0) draft.terms(comfort, null, "features");
      else
        for (const language of languages) {
          const text = [...(this.#words[comfort].get(language) ?? [])].join(", ");
          draft.localized(comfort, language, text.charAt(0).toUpperCase() + text.slice(1), "features");
        }
    }
  }
}

/** A feature without terms of ours is stored as the sender wrote it, in English, and reported. */
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
  // A feature tells whose pool it is; the element only that there is one.
  if (draft.yesOrNo(textAt(listing, "pool"), "pool") === true && !hasPool) readFeature("pool", comforts, draft);
  comforts.into(draft);
}
