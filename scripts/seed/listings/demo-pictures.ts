import type { FacadeStyle } from "../illustrations/facade-styles.js";
import type { ListingFacts } from "./listing-facts.js";
import type { ProjectUnit } from "./project-listings.js";
import { renderedRooms, renderedSize, roomName, type HomeView, type RenderedRoom } from "./rendered-homes.js";

interface Name {
  nl: string;
  fr: string;
  en: string;
  de: string;
}

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

export const facadeLabels: Name = {
  nl: "Gevel (illustratie)",
  fr: "Façade (illustration)",
  en: "Façade (illustration)",
  de: "Fassade (Illustration)",
};
const roomLabels: Record<RenderedRoom, Name> = {
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
};

export const roomPicture = (view: HomeView, room: RenderedRoom) => ({
  url: `/uploads/sample/${roomName(view, room)}`,
  ...renderedSize,
  name: roomLabels[room],
});

interface Shown {
  /** The home it looks like inside; none for a shop, a garage or a plot. */
  view?: HomeView;
  /** Which of the drawn façades of its style and height. */
  front: number;
  unit?: ProjectUnit;
  /** The room that comes first; none where the façade does. */
  first: RenderedRoom | undefined;
}

/** The pictures of one listing: its rooms, and its façade drawn, a project unit's own building. */
export function demoPictures({ style, storeys, bedrooms }: ListingFacts, { view, front, unit, first }: Shown) {
  const drawn = unit ? `project-${unit.project}-facade.jpg` : facadeName(style, storeys, front);
  const facade = { url: `/uploads/sample/${drawn}`, width: 1360, height: 907, name: facadeLabels };
  if (!view) return [facade];
  const others = renderedRooms.filter((room) => room !== first && (room !== "bedroom" || bedrooms > 0));
  const rooms = [...(first ? [first] : []), ...others].map((room) => roomPicture(view, room));
  return first ? [...rooms, facade] : [facade, ...rooms];
}
