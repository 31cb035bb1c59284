import type { FacadeStyle } from "../drawing/facade-styles.js";
import type { InteriorKind } from "../drawing/interiors.js";
import type { Random } from "../random.js";
import type { HomeKind } from "./kinds.js";

export interface SamplePicture {
  url: string;
  alt: { nl: string; fr: string; en: string; de: string };
}

/** How many different rooms of each kind are drawn; façades are drawn one a listing. */
export const interiorCounts = {
  living: 26,
  kitchen: 20,
  bedroom: 20,
  bathroom: 14,
  garden: 16,
} as const satisfies Partial<Record<InteriorKind, number>>;
type Room = keyof typeof interiorCounts;
export const floorPlanCount = 24;

const alts: Record<Room | "facade", SamplePicture["alt"]> = {
  facade: {
    nl: "Gevel (illustratie)",
    fr: "Façade (illustration)",
    en: "Façade (illustration)",
    de: "Fassade (Illustration)",
  },
  living: {
    nl: "Woonkamer (illustratie)",
    fr: "Séjour (illustration)",
    en: "Living room (illustration)",
    de: "Wohnzimmer (Illustration)",
  },
  kitchen: {
    nl: "Keuken (illustratie)",
    fr: "Cuisine (illustration)",
    en: "Kitchen (illustration)",
    de: "Küche (Illustration)",
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
  garden: {
    nl: "Tuin (illustratie)",
    fr: "Jardin (illustration)",
    en: "Garden (illustration)",
    de: "Garten (Illustration)",
  },
};

/** Façades take the longest to draw, so listings far apart in the collection share one. */
const facadesPerKind = 48;
const facadeUrl = (kind: FacadeStyle, number: number) =>
  `/uploads/sample/facade-${kind}-${(number % facadesPerKind) + 1}.jpg`;

/** The pictures of one listing, the façade first. */
export function samplePictures(random: Random, kind: HomeKind, number: number): SamplePicture[] {
  const pictures = [{ url: facadeUrl(random.pick(kind.facades), number), alt: alts.facade }];
  if (!kind.dwelling) return pictures;
  const rooms: Room[] = [
    "living",
    "kitchen",
    "bedroom",
    "bathroom",
    ...(kind.plot ? (["garden"] as const) : []),
    ...(random.chance(0.5) ? (["bedroom"] as const) : []),
  ];
  const taken = new Set<string>();
  for (const room of rooms) {
    const url = `/uploads/sample/${room}-${random.whole(1, interiorCounts[room])}.jpg`;
    if (taken.has(url)) continue;
    taken.add(url);
    pictures.push({ url, alt: alts[room] });
  }
  return pictures;
}
