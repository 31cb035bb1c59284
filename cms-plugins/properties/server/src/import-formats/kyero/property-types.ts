import type { Localized } from "@gevel/config";
import { listingTypes as type } from "../draft/listing-types.js";
import { joinTerms, type Term } from "../draft/localized-terms.js";

const terms: readonly [webId: number, ...names: string[]][] = [
  [type.apartment, "apartment", "flat", "penthouse", "duplex", "triplex", "ground floor apartment", "loft", "piso"],
  [type.apartment, "apartamento", "atico", "maisonette", "top floor apartment", "middle floor apartment"],
  [type.studio, "studio", "estudio", "room"],
  [type.house, "house", "villa", "detached house", "detached villa", "semi-detached house", "semi-detached villa"],
  [type.house, "semi detached house", "semi detached villa", "terraced house", "terrace house", "end of terrace house"],
  [type.house, "town house", "townhouse", "country house", "country property", "village house", "bungalow", "chalet"],
  [type.house, "cottage", "farmhouse", "farm house", "finca", "cortijo", "cave house", "mansion", "manor house"],
  [type.house, "castle", "chateau", "palace", "quad", "wooden home", "mobile home", "park home", "property", "casa"],
  [type.land, "land", "plot", "plot of land", "building plot", "building land", "rustic land", "urban land", "parcela"],
  [type.investment, "building", "apartment building", "apartment block", "block of apartments", "edificio"],
  [type.commercial, "commercial", "commercial property", "commercial premises", "shop", "retail", "business"],
  [type.commercial, "restaurant", "bar", "cafe", "hotel", "hostel", "guest house", "bed and breakfast", "local"],
  [type.commercial, "commercial business", "supermarket", "campsite"],
  [type.industrial, "industrial", "warehouse", "industrial unit", "industrial warehouse", "factory", "workshop"],
  [type.office, "office", "offices", "oficina"],
  [type.garage, "garage", "parking", "parking space", "car park", "garage space", "storage", "storage room"],
];

const byName = new Map(terms.flatMap(([webId, ...names]) => names.map((name) => [name, webId] as const)));

/**
 * Shown to visitors instead of the type's name if more specific; kinds of one type that visitors do not tell apart
 * share it.
 */
const names: readonly [terms: Term, ...names: string[]][] = [
  [["villa", "villa", "villa", "Villa"], "villa", "detached villa"],
  [["halfopen villa", "villa jumelée", "semi-detached villa", "Doppelvilla"], "semi detached villa"],
  [["vrijstaand huis", "maison individuelle", "detached house", "freistehendes Haus"], "detached house"],
  [["halfopen woning", "maison jumelée", "semi-detached house", "Doppelhaushälfte"], "semi detached house"],
  [["rijwoning", "maison mitoyenne", "terraced house", "Reihenhaus"], ...["terraced house", "terrace house", "quad"]],
  [["hoekwoning", "maison d’angle", "end-of-terrace house", "Reihenendhaus"], "end of terrace house"],
  [["stadswoning", "maison de ville", "town house", "Stadthaus"], "town house", "townhouse"],
  [["landhuis", "maison de campagne", "country house", "Landhaus"], "country house", "country property"],
  [["dorpswoning", "maison de village", "village house", "Dorfhaus"], "village house"],
  [["bungalow", "bungalow", "bungalow", "Bungalow"], "bungalow"],
  [["chalet", "chalet", "chalet", "Chalet"], "chalet"],
  [["cottage", "cottage", "cottage", "Cottage"], "cottage"],
  [["hoeve", "fermette", "farmhouse", "Bauernhaus"], "farmhouse", "farm house"],
  [["finca", "finca", "finca", "Finca"], "finca"],
  [["cortijo", "cortijo", "cortijo", "Cortijo"], "cortijo"],
  [["grotwoning", "maison troglodyte", "cave house", "Höhlenhaus"], "cave house"],
  [["herenhuis", "maison de maître", "mansion", "Herrenhaus"], "mansion", "manor house"],
  [["kasteel", "château", "castle", "Schloss"], "castle", "chateau"],
  [["paleis", "palais", "palace", "Palais"], "palace"],
  [["houten woning", "maison en bois", "wooden house", "Holzhaus"], "wooden home"],
  [["stacaravan", "mobil-home", "mobile home", "Mobilheim"], "mobile home", "park home"],
  [["penthouse", "penthouse", "penthouse", "Penthouse"], "penthouse", "atico"],
  [["duplex", "duplex", "duplex", "Maisonette"], "duplex", "maisonette"],
  [["triplex", "triplex", "triplex", "Triplex"], "triplex"],
  [["loft", "loft", "loft", "Loft"], "loft"],
  [
    ["gelijkvloers appartement", "rez-de-chaussée", "ground-floor apartment", "Erdgeschosswohnung"],
    "ground floor apartment",
  ],
  [["bouwgrond", "terrain à bâtir", "building plot", "Baugrundstück"], "building plot", "building land"],
  [
    ["appartementsgebouw", "immeuble à appartements", "apartment building", "Mehrfamilienhaus"],
    ...["apartment building", "apartment block", "block of apartments"],
  ],
  [["winkel", "commerce", "shop", "Laden"], "shop", "retail"],
  [["restaurant", "restaurant", "restaurant", "Restaurant"], "restaurant"],
  [["café", "café", "bar", "Bar"], "bar", "cafe"],
  [["hotel", "hôtel", "hotel", "Hotel"], "hotel"],
  [["hostel", "auberge", "hostel", "Hostel"], "hostel"],
  [["gastenverblijf", "maison d’hôtes", "guest house", "Pension"], "guest house"],
  [["bed and breakfast", "chambres d’hôtes", "bed and breakfast", "Bed and Breakfast"], "bed and breakfast"],
  [["supermarkt", "supermarché", "supermarket", "Supermarkt"], "supermarket"],
  [["camping", "camping", "campsite", "Campingplatz"], "campsite"],
  [["magazijn", "entrepôt", "warehouse", "Lagerhalle"], ...["warehouse", "industrial warehouse"]],
  [["fabriek", "usine", "factory", "Fabrik"], "factory"],
  [["werkplaats", "atelier", "workshop", "Werkstatt"], "workshop"],
  [["parkeerplaats", "parking", "parking space", "Stellplatz"], "parking", "parking space", "car park"],
  [["berging", "débarras", "storage room", "Abstellraum"], "storage", "storage room"],
];
const termsByName = new Map(names.flatMap(([kind, ...all]) => all.map((name) => [name, joinTerms([kind])] as const)));

export interface Kind {
  webId: number;
  /** Shown to visitors; null if the type's own name says as much. */
  name: Localized | null;
}

/** A kind by its English name (some senders write Spanish), ignoring spaces; null if unknown. */
export function kindOf(written: string): Kind | null {
  const plain = written.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  for (const name of [plain, plain.replace(/[\s_/-]+/g, " ")]) {
    const webId = byName.get(name);
    if (webId !== undefined) return { webId, name: termsByName.get(name.replace(/[\s_/-]+/g, " ")) ?? null };
  }
  return null;
}
