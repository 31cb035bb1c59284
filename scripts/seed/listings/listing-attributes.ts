import type { Random } from "../random.js";
import { isSingleFamily, type ListingFacts } from "./listing-facts.js";
import { t } from "./text.js";

const heating = {
  "heat-pump": t(
    "Warmtepomp met vloerverwarming",
    "Pompe à chaleur et chauffage au sol",
    "Heat pump with underfloor heating",
    "Wärmepumpe mit Fußbodenheizung",
  ),
  gas: t("Gas, centrale verwarming", "Chauffage central au gaz", "Gas central heating", "Gas-Zentralheizung"),
  oil: t("Stookolie, centrale verwarming", "Chauffage central au mazout", "Oil central heating", "Öl-Zentralheizung"),
  district: t("Warmtenet", "Réseau de chaleur", "District heating", "Fernwärme"),
} as const;
const kitchen = {
  island: t("Open, met kookeiland", "Ouverte, avec îlot", "Open, with an island", "Offen, mit Kochinsel"),
  fitted: t("Volledig uitgerust", "Entièrement équipée", "Fully fitted", "Voll ausgestattet"),
  partly: t("Half uitgerust", "Semi-équipée", "Partly fitted", "Teilweise ausgestattet"),
} as const;
const windowGlazing = {
  triple: t("Driedubbel", "Triple", "Triple", "Dreifach"),
  "high-performance": t(
    "Dubbel, hoogrendement",
    "Double, haut rendement",
    "Double, high-performance",
    "Zweifach, Wärmeschutz",
  ),
  double: t("Dubbel", "Double", "Double", "Zweifach"),
} as const;
const frames = [
  t("Hout", "Bois", "Timber", "Holz"),
  t("Aluminium", "Aluminium", "Aluminium", "Aluminium"),
  t("PVC", "PVC", "PVC", "Kunststoff"),
] as const;
const tiles = t("Pannen", "Tuiles", "Tiles", "Ziegel");
const slate = t("Leien", "Ardoises", "Slate", "Schiefer");
const flat = t("Plat, EPDM", "Plat, EPDM", "Flat, EPDM", "Flach, EPDM");

const roofOf = ({ style }: ListingFacts) =>
  /modernist|cube|new-terrace|apartments|slab|bel-etage|loft|deco/.test(style)
    ? flat
    : /townhouse|nouveau/.test(style)
      ? slate
      : tiles;

const facadesOf = ({ kind, style }: ListingFacts) =>
  kind.key === "villa" ? "open" : style === "semi-detached" ? "half-open" : "closed";

function energyOf({ energy, living }: ListingFacts, chance: Random) {
  const used = Math.max(0, energy);
  return {
    energyPerformance: energy,
    epcUniqueCode: `${chance.whole(20_000_000, 20_269_999)}-000${chance.whole(1_000_000, 9_999_999)}-RES-1`,
    epcCo2: Math.round(used * 0.19),
    // A certificate measures the floor a little differently from a listing.
    epcTotal: Math.round(used * living * chance.between(0.985, 1.015)),
  };
}

/** A dwelling's attributes, derived from its facts; anything no picture or text shows is random. */
export function generateAttributes(listing: ListingFacts, chance: Random) {
  const { kind, year, renovated, living, floor, storeys, garden, terrace, garages, parkings, condition } = listing;
  const house = isSingleFamily(listing);
  return {
    constructionYear: year,
    ...(renovated && { renovationYear: renovated }),
    condition,
    floors: storeys,
    ...(house ? { facades: facadesOf(listing) } : { floor, hasLift: listing.hasLift }),
    bathrooms: listing.bathrooms,
    showerRooms: chance.chance(0.35) ? 1 : 0,
    toilets: chance.whole(1, house ? 3 : 2),
    ...(garages > 0 && { garages }),
    ...(parkings > 0 && { parkings }),
    ...(terrace && { hasTerrace: true, surfaceTerrace: terrace.surface }),
    ...(garden && { hasGarden: true, surfaceGarden: garden.surface }),
    hasCellar: chance.chance(0.55),
    hasAttic: house && roofOf(listing) !== flat,
    hasFurnished: kind.key === "furnished",
    ...(house && { widthFront: Math.round(chance.between(5.2, kind.key === "villa" ? 22 : 9) * 10) / 10 }),
    heating: heating[listing.heating],
    kitchen: kitchen[listing.kitchen],
    windowGlazing: windowGlazing[listing.glazing],
    windowFrame: year < 1941 ? frames[0] : chance.pick(frames),
    roofMaterial: roofOf(listing),
    hasWater: true,
    hasElectricity: true,
    hasGas: listing.heating === "gas" || (year < 2015 && chance.chance(0.6)),
    hasDrain: true,
    electricityInspection:
      condition === "new" || (renovated ?? 0) >= 2010 ? "compliant" : chance.pick(["compliant", "not-compliant"]),
    ...energyOf(listing, chance),
    ...(year < 2001 && living > 0
      ? {
          asbestosDate: `2025-${String(chance.whole(1, 12)).padStart(2, "0")}-11`,
          asbestosType: t("Asbestveilig", "Sans risque d’amiante", "Asbestos-safe", "Asbestsicher"),
        }
      : {}),
  };
}
