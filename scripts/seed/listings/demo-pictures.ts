import type { FacadeStyle } from "../illustrations/facade-styles.js";
import { isSingleFamily, type ListingFacts } from "./listing-facts.js";
import type { ProjectUnit } from "./project-listings.js";
import {
  isRendered,
  renderedRooms,
  renderedSize,
  shotName,
  type DetailSubject,
  type HomeView,
  type RenderedRoom,
  type RenderedShot,
} from "./rendered-homes.js";

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

const detailLabels: Record<DetailSubject, Name> = {
  basin: {
    nl: "Detail: wastafel (illustratie)",
    fr: "Détail : vasque (illustration)",
    en: "Detail: washbasin (illustration)",
    de: "Detail: Waschbecken (Illustration)",
  },
  door: {
    nl: "Detail: paneeldeur met koperen klink (illustratie)",
    fr: "Détail : porte à panneaux, poignée en laiton (illustration)",
    en: "Detail: panelled door with a brass handle (illustration)",
    de: "Detail: Kassettentür mit Messinggriff (Illustration)",
  },
  chair: {
    nl: "Detail: leesstoel bij het raam (illustratie)",
    fr: "Détail : coin lecture près de la fenêtre (illustration)",
    en: "Detail: reading chair by the window (illustration)",
    de: "Detail: Lesesessel am Fenster (Illustration)",
  },
  table: {
    nl: "Detail: keukentafel in het licht (illustratie)",
    fr: "Détail : table de cuisine baignée de lumière (illustration)",
    en: "Detail: kitchen table in the light (illustration)",
    de: "Detail: Küchentisch im Licht (Illustration)",
  },
  bedside: {
    nl: "Detail: nachtkastje (illustratie)",
    fr: "Détail : table de chevet (illustration)",
    en: "Detail: bedside table (illustration)",
    de: "Detail: Nachttisch (Illustration)",
  },
  coffee: {
    nl: "Detail: salontafel (illustratie)",
    fr: "Détail : table basse (illustration)",
    en: "Detail: coffee table (illustration)",
    de: "Detail: Couchtisch (Illustration)",
  },
};
/** A house has a front door, a shop its window; a block of flats or offices shares its entrance. */
const shopFront: Name = {
  nl: "Winkelpui (illustratie)",
  fr: "Devanture (illustration)",
  en: "Shopfront (illustration)",
  de: "Ladenfront (Illustration)",
};
const frontDoor: Name = {
  nl: "Voordeur (illustratie)",
  fr: "Porte d’entrée (illustration)",
  en: "Front door (illustration)",
  de: "Haustür (Illustration)",
};
const sharedEntrance: Name = {
  nl: "Inkom van het gebouw (illustratie)",
  fr: "Entrée de l’immeuble (illustration)",
  en: "Entrance of the building (illustration)",
  de: "Hauseingang (Illustration)",
};

const shotPicture = (view: HomeView, shot: RenderedShot, name: Name) => ({
  url: `/uploads/sample/${shotName(view, shot)}`,
  ...renderedSize,
  name,
});
export const roomPicture = (view: HomeView, room: RenderedRoom) => shotPicture(view, room, roomLabels[room]);
/** The home's detail; none where it is not rendered. */
export function detailPictures(view: HomeView) {
  const { name, subject } = view.home;
  return subject && isRendered(name, "detail") ? [shotPicture(view, "detail", detailLabels[subject])] : [];
}

interface Shown {
  /** The home it looks like inside; none for a shop, a garage or a plot. */
  view?: HomeView;
  /** Which of the drawn façades of its style and height. */
  facade: number;
  /** The home whose front is shown; none where the façade is drawn. */
  front?: HomeView | undefined;
  unit?: ProjectUnit;
  /** What comes first; none where the drawn façade does. */
  first: RenderedRoom | "front" | undefined;
}

function frontLabels(listing: ListingFacts, { home }: HomeView): Name {
  if (home.front === "shop") return shopFront;
  return isSingleFamily(listing) ? frontDoor : sharedEntrance;
}

/** The pictures of one listing: its rooms, a detail of them, and outside its front or drawn façade; of a unit, its building's. */
export function demoPictures(listing: ListingFacts, { view, facade, front, unit, first }: Shown) {
  const { style, storeys, bedrooms } = listing;
  const drawn = unit ? `project-${unit.project}-facade.jpg` : facadeName(style, storeys, facade);
  const outside = front
    ? shotPicture(front, "front", frontLabels(listing, front))
    : { url: `/uploads/sample/${drawn}`, width: 1360, height: 907, name: facadeLabels };
  if (!view) return [outside];
  const leading = first === "front" ? undefined : first;
  const others = renderedRooms.filter((room) => room !== leading && (room !== "bedroom" || bedrooms > 0));
  const rooms = [...(leading ? [leading] : []), ...others].map((room) => roomPicture(view, room));
  const inside = [...rooms, ...detailPictures(view)];
  return leading ? [...inside, outside] : [outside, ...inside];
}
