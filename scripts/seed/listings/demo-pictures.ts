import type { FacadeStyle } from "../illustrations/facade-styles.js";
import type { Era, InteriorKind } from "../illustrations/interiors.js";
import type { Random } from "../random.js";
import type { ListingFacts } from "./listing-facts.js";
import type { ProjectUnit } from "./project-listings.js";

interface Name {
  nl: string;
  fr: string;
  en: string;
  de: string;
}

/** Number of different rooms of each kind that are drawn per era. */
export const interiorCounts: Record<InteriorKind, number> = {
  living: 12,
  kitchen: 6,
  "kitchen-island": 7,
  dining: 5,
  bedroom: 12,
  bathroom: 7,
  study: 4,
  hall: 4,
  garden: 9,
  terrace: 6,
};
/** Four plans for each number of bedrooms, none to six. */
export const floorPlanCount = 28;
const mostBedrooms = 6;
export const bedroomsOfPlan = (number: number) => (number - 1) % (mostBedrooms + 1);
export const planUrl = (bedrooms: number, which: number) =>
  `/uploads/sample/plan-${1 + Math.min(bedrooms, mostBedrooms) + (mostBedrooms + 1) * (which % 4)}.jpg`;

/** Number of facades drawn per style and height; further listings reuse them. */
const facadesOfAKind = 7;
const facadeName = (style: FacadeStyle, storeys: number, which: number) =>
  `facade-${style}-${storeys}-${(which % facadesOfAKind) + 1}.jpg`;

export const interiorName = (kind: InteriorKind, era: Era, which: number) => `${kind}-${era}-${which}.jpg`;

export const facadeLabels: Name = {
  nl: "Gevel (illustratie)",
  fr: "Façade (illustration)",
  en: "Façade (illustration)",
  de: "Fassade (Illustration)",
};
const kitchen: Name = {
  nl: "Keuken (illustratie)",
  fr: "Cuisine (illustration)",
  en: "Kitchen (illustration)",
  de: "Küche (Illustration)",
};
export const roomLabels: Record<InteriorKind, Name> = {
  living: {
    nl: "Woonkamer (illustratie)",
    fr: "Séjour (illustration)",
    en: "Living room (illustration)",
    de: "Wohnzimmer (Illustration)",
  },
  kitchen,
  "kitchen-island": kitchen,
  dining: {
    nl: "Eetkamer (illustratie)",
    fr: "Salle à manger (illustration)",
    en: "Dining room (illustration)",
    de: "Esszimmer (Illustration)",
  },
  bedroom: {
    nl: "Slaapkamer (illustratie)",
    fr: "Chambre (illustration)",
    en: "Bedroom (illustration)",
    de: "Schlafzimmer (Illustration)",
  },
  bathroom: {
    nl: "Badkamer (illustratie)",
    fr: "Salle de bains (illustration)",
    en: "Bathroom (illustration)",
    de: "Badezimmer (Illustration)",
  },
  study: {
    nl: "Werkkamer (illustratie)",
    fr: "Bureau (illustration)",
    en: "Study (illustration)",
    de: "Arbeitszimmer (Illustration)",
  },
  hall: {
    nl: "Inkomhal (illustratie)",
    fr: "Hall d’entrée (illustration)",
    en: "Entrance hall (illustration)",
    de: "Eingangshalle (Illustration)",
  },
  garden: {
    nl: "Tuin (illustratie)",
    fr: "Jardin (illustration)",
    en: "Garden (illustration)",
    de: "Garten (Illustration)",
  },
  terrace: {
    nl: "Terras (illustratie)",
    fr: "Terrasse (illustration)",
    en: "Terrace (illustration)",
    de: "Terrasse (Illustration)",
  },
};

/** Pictures only the rooms that the listing has. */
function roomsOf({ kind, bedrooms, kitchen: fitted, storeys, hasStudy, terrace, garden, era, living }: ListingFacts) {
  if (!kind.dwelling) return [];
  const shown: InteriorKind[] = ["living", fitted === "island" ? "kitchen-island" : "kitchen"];
  if (living > 140) shown.push("dining");
  for (let index = 0; index < Math.min(3, bedrooms); index += 1) shown.push("bedroom");
  shown.push("bathroom");
  if (hasStudy) shown.push("study");
  if (era === "period" && storeys > 1 && kind.webId === 1) shown.push("hall");
  if (terrace) shown.push("terrace");
  if (garden) shown.push("garden");
  return shown;
}

/**
 * The pictures of one listing, its façade first: picture `which` of its style's façades, or the building's own façade
 * for a project unit.
 */
export function demoPictures(chance: Random, listing: ListingFacts, which: number, unit?: ProjectUnit) {
  const front = unit ? `project-${unit.project}-facade.jpg` : facadeName(listing.style, listing.storeys, which);
  const names = [front];
  const shown = [facadeLabels];
  for (const room of roomsOf(listing)) {
    const count = interiorCounts[room];
    const first = chance.whole(0, count - 1);
    const free = Array.from({ length: count }, (_, step) =>
      interiorName(room, listing.era, ((first + step) % count) + 1),
    ).find((name) => !names.includes(name));
    if (!free) continue;
    names.push(free);
    shown.push(roomLabels[room]);
  }
  return names.map((name, index) => ({
    url: `/uploads/sample/${name}`,
    width: 1360,
    height: 907,
    name: shown[index] ?? facadeLabels,
  }));
}
