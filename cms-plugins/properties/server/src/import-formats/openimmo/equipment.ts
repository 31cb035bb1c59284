import type { PropertyInput } from "@gevel/config";
import type { ItemDraft } from "../draft/item-draft.js";
import { joinTerms, type Term } from "../draft/localized-terms.js";
import { attributeOf, childrenOf, find, textAt, type XmlElement } from "../xml/xml-element.js";
import { yesAttributes } from "./yes-attributes.js";

type Key = keyof PropertyInput;
type Dictionary = Readonly<Record<string, Term>>;

const heating: Dictionary = {
  OFEN: ["kachel", "poêle", "stove", "Ofen"],
  ETAGE: ["individuele verwarming", "chauffage individuel", "individual heating", "Etagenheizung"],
  ZENTRAL: ["centrale verwarming", "chauffage central", "central heating", "Zentralheizung"],
  FERN: ["stadsverwarming", "chauffage urbain", "district heating", "Fernwärme"],
  FUSSBODEN: ["vloerverwarming", "chauffage au sol", "underfloor heating", "Fußbodenheizung"],
};
const fuels: Dictionary = {
  OEL: ["stookolie", "mazout", "oil", "Öl"],
  GAS: ["gas", "gaz", "gas", "Gas"],
  ELEKTRO: ["elektriciteit", "électricité", "electricity", "Strom"],
  ALTERNATIV: ["hernieuwbare energie", "énergie renouvelable", "renewable energy", "erneuerbare Energie"],
  SOLAR: ["zonne-energie", "énergie solaire", "solar energy", "Solarenergie"],
  ERDWAERME: ["geothermie", "géothermie", "geothermal heat", "Erdwärme"],
  LUFTWP: ["lucht-warmtepomp", "pompe à chaleur à air", "air-source heat pump", "Luft-Wärmepumpe"],
  FERN: heating.FERN ?? ["", "", "", ""],
  BLOCK: ["warmtekrachtkoppeling", "cogénération", "combined heat and power", "Blockheizkraftwerk"],
  "WASSER-ELEKTRO": ["elektrische boiler", "chauffe-eau électrique", "electric water heater", "Elektroboiler"],
  PELLET: ["pellets", "pellets", "pellets", "Pellets"],
  KOHLE: ["steenkool", "charbon", "coal", "Kohle"],
  HOLZ: ["hout", "bois", "wood", "Holz"],
  FLUESSIGGAS: ["propaan", "propane", "liquid gas", "Flüssiggas"],
};
const kitchens: Dictionary = {
  EBK: ["ingerichte keuken", "cuisine équipée", "fitted kitchen", "Einbauküche"],
  OFFEN: ["open keuken", "cuisine ouverte", "open kitchen", "offene Küche"],
  PANTRY: ["kitchenette", "kitchenette", "kitchenette", "Pantryküche"],
};
/** Elements with yes or no. */
const inside: Dictionary = {
  kamin: ["open haard", "feu ouvert", "fireplace", "Kamin"],
  klimatisiert: ["airconditioning", "climatisation", "air conditioning", "Klimaanlage"],
  sauna: ["sauna", "sauna", "sauna", "Sauna"],
  wintergarten: ["veranda", "véranda", "conservatory", "Wintergarten"],
  abstellraum: ["berging", "débarras", "storage room", "Abstellraum"],
  fahrradraum: ["fietsenberging", "local à vélos", "bicycle room", "Fahrradraum"],
  wasch_trockenraum: ["wasplaats", "buanderie", "laundry room", "Wasch- und Trockenraum"],
  rolladen: ["rolluiken", "volets", "roller shutters", "Rollläden"],
  rollstuhlgerecht: [
    "rolstoeltoegankelijk",
    "accessible en fauteuil roulant",
    "wheelchair accessible",
    "rollstuhlgerecht",
  ],
  barrierefrei: ["drempelvrij", "sans seuil", "step-free", "barrierefrei"],
  bibliothek: ["bibliotheek", "bibliothèque", "library", "Bibliothek"],
};
const outside: Dictionary = {
  swimmingpool: ["zwembad", "piscine", "swimming pool", "Schwimmbad"],
};
const views: Dictionary = {
  FERNE: ["weids uitzicht", "vue dégagée", "open view", "Fernblick"],
  SEE: ["zicht op water", "vue sur l’eau", "water view", "Seeblick"],
  BERGE: ["zicht op de heuvels", "vue sur les collines", "hill view", "Bergblick"],
  MEER: ["zicht op zee", "vue sur la mer", "sea view", "Meerblick"],
};

/** The terms for an element's attributes that say yes. */
function chosenTerms(listing: XmlElement, path: string, dictionary: Dictionary, draft: ItemDraft): Term[] {
  return yesAttributes(draft, find(listing, path), path).flatMap((name) => {
    const terms = draft.choice(dictionary, name, `${path}/@${name}`);
    return terms ? [terms] : [];
  });
}

function setTerms(draft: ItemDraft, key: Key, terms: readonly Term[], field: string): void {
  draft.terms(key, joinTerms(terms), field);
}

const furnished: Readonly<Record<string, boolean | "partly">> = { VOLL: true, JA: true, TEIL: "partly", NEIN: false };
const partlyFurnished: Term = ["gedeeltelijk gemeubeld", "partiellement meublé", "partly furnished", "teilmöbliert"];
const cellars: Readonly<Record<string, boolean>> = { JA: true, TEIL: true, NEIN: false };

/** Equipment: heating, kitchen, lift, cellar and the comforts that visitors look for. */
export function readEquipment(listing: XmlElement, draft: ItemDraft): void {
  const equipment = find(listing, "ausstattung");
  const has = (dictionary: Dictionary) =>
    Object.entries(dictionary).flatMap(([element, terms]) =>
      draft.yesOrNo(textAt(equipment, element), `ausstattung/${element}`) === true ? [terms] : [],
    );

  const heat = [
    ...chosenTerms(listing, "ausstattung/befeuerung", fuels, draft),
    ...chosenTerms(listing, "ausstattung/heizungsart", heating, draft),
  ];
  setTerms(draft, "heating", [...new Set(heat)], "ausstattung/heizungsart");
  setTerms(draft, "kitchen", chosenTerms(listing, "ausstattung/kueche", kitchens, draft), "ausstattung/kueche");
  const field = "ausstattung/moebliert/@moeb";
  const furniture = draft.choice(furnished, attributeOf(find(equipment, "moebliert"), "moeb"), field);
  // Partly furnished is neither furnished nor not: it becomes a text.
  if (furniture !== "partly") draft.set("hasFurnished", furniture, field);
  const comforts = [...has(inside), ...(furniture === "partly" ? [partlyFurnished] : [])];
  setTerms(draft, "interiorComfort", comforts, "ausstattung");
  const viewTerms = childrenOf(find(listing, "infrastruktur"), "ausblick").flatMap((view) => {
    const terms = draft.choice(views, attributeOf(view, "blick"), "infrastruktur/ausblick/@blick");
    return terms ? [terms] : [];
  });
  setTerms(draft, "exteriorComfort", [...has(outside), ...viewTerms], "ausstattung/swimmingpool");

  const lift = find(equipment, "fahrstuhl");
  if (lift)
    draft.set(
      "hasLift",
      yesAttributes(draft, lift, "ausstattung/fahrstuhl").includes("PERSONEN"),
      "ausstattung/fahrstuhl",
    );
  draft.flag("hasGarden", textAt(equipment, "gartennutzung"), "ausstattung/gartennutzung");
  draft.flag("hasAttic", textAt(equipment, "dachboden"), "ausstattung/dachboden");

  const cellar = draft.choice(
    cellars,
    attributeOf(find(equipment, "unterkellert"), "keller"),
    "ausstattung/unterkellert/@keller",
  );
  draft.set("hasCellar", cellar, "ausstattung/unterkellert");
}
