import { listingTypes as type } from "../draft/listing-types.js";

const words: readonly [webId: number, ...names: string[]][] = [
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

const byName = new Map(words.flatMap(([webId, ...names]) => names.map((name) => [name, webId] as const)));

/** A type by its English name (some senders write Spanish), however it is spaced; null for one we do not know. */
export function typeOf(written: string): number | null {
  const plain = written.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return byName.get(plain) ?? byName.get(plain.replace(/[\s_/-]+/g, " ")) ?? null;
}
