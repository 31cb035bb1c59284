import type { PropertyInput } from "@gevel/config";
import type { ItemDraft } from "../draft/item-draft.js";
import { readXsDecimal } from "../draft/read-number.js";
import { attributeOf, find, textAt, type XmlElement } from "../xml/xml-element.js";

type Key = keyof PropertyInput;

const sizes: readonly [element: string, key: Key][] = [
  ["wohnflaeche", "surfaceLiving"],
  ["gesamtflaeche", "surfaceTotal"],
  ["grundstuecksflaeche", "surfaceGround"],
  ["balkon_terrasse_flaeche", "surfaceTerrace"],
  ["gartenflaeche", "surfaceGarden"],
  ["grundstuecksfront", "widthPlot"],
];
const counts: readonly [element: string, key: Key][] = [
  ["anzahl_schlafzimmer", "bedrooms"],
  ["anzahl_badezimmer", "bathrooms"],
  ["anzahl_sep_wc", "toilets"],
];
/** The area of a shop, an office or a hall, if no total is given. */
const workAreaElements = [
  "bueroflaeche",
  "ladenflaeche",
  "verkaufsflaeche",
  "lagerflaeche",
  "gastroflaeche",
  "nutzflaeche",
];

/** Places to park, as `preise` counts them. */
const parking: readonly [key: Key, ...elements: string[]][] = [
  ["garages", "stp_garage"],
  ["parkings", "stp_tiefgarage", "stp_parkhaus", "stp_duplex"],
  ["externalParkings", "stp_freiplatz", "stp_carport"],
];

/** Square metres below which a number with three digits after the point may be in thousands. */
const leastArea = 10;
const above0 = (text: string) => (readXsDecimal(text, leastArea) ?? 0) > 0;
/** Outdoor places to sit, each counted on its own. */
const terraces = ["anzahl_terrassen", "anzahl_balkone", "anzahl_logia"];

/** Areas, rooms, floors and parking spaces. Programs write 0 for unknown. */
export function readAreas(listing: XmlElement, draft: ItemDraft): void {
  const areas = find(listing, "flaechen");
  for (const [element, key] of sizes) draft.measure(key, textAt(areas, element), `flaechen/${element}`, leastArea);
  for (const [element, key] of counts) draft.measure(key, textAt(areas, element), `flaechen/${element}`);
  if (draft.item.surfaceTotal === undefined && draft.item.surfaceLiving === undefined) {
    const workArea = workAreaElements.find((element) => above0(textAt(areas, element)));
    if (workArea !== undefined)
      draft.measure("surfaceTotal", textAt(areas, workArea), `flaechen/${workArea}`, leastArea);
  }
  const outside = terraces.map((element) => draft.readMeasure(textAt(areas, element), `flaechen/${element}`) ?? 0);
  if (outside.some((number) => number > 0)) draft.set("hasTerrace", true, "flaechen/anzahl_terrassen");

  draft.set("floor", draft.readMeasure(textAt(listing, "geo/etage"), "geo/etage"), "geo/etage");
  draft.measure("floors", textAt(listing, "geo/anzahl_etagen"), "geo/anzahl_etagen");

  const prices = find(listing, "preise");
  for (const [key, ...elements] of parking) {
    const field = (element: string) => `preise/${element}/@anzahl`;
    const numbers = elements.map(
      (element) => draft.readMeasure(attributeOf(find(prices, element), "anzahl"), field(element)) ?? 0,
    );
    const total = numbers.reduce((sum, number) => sum + number, 0);
    if (total > 0) draft.set(key, total, field(elements.join("+")));
  }
  const counted = parking.some(([key]) => draft.item[key] !== undefined);
  if (!counted) draft.measure("parkings", textAt(areas, "anzahl_stellplaetze"), "flaechen/anzahl_stellplaetze");
}
