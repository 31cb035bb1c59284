import type { FocalPoint } from "@gevel/config";
import type { Text } from "./text";

/** A picture of the first start: its contents and its alternative text. */
export interface SeedPicture {
  width: number;
  height: number;
  /** For the illustrator. */
  scene: string;
  alt: Text;
  /** What stays visible when it is cropped: per cent from left and top. */
  focalPoint?: FocalPoint;
}

const portrait = (scene: string, alt: Text) => ({ width: 800, height: 1000, scene, alt });
const wide = (width: number, height: number) => (scene: string, alt: Text, focalPoint?: FocalPoint) => ({
  ...{ width, height, scene, alt },
  ...(focalPoint && { focalPoint }),
});
const landscape = wide(1200, 900);
const banner = wide(2400, 1350);

export const pictures = {
  "home-banner": banner(
    "A row of Antwerp town houses at dusk along a broad avenue: rendered fronts, brick, a modern block; warm light behind some windows, plane trees in front; calm sky in the upper third.",
    {
      nl: "Herenhuizen langs een Antwerpse laan bij valavond",
      fr: "Maisons de maître le long d'une avenue anversoise à la tombée du jour",
      en: "Town houses along an Antwerp avenue at dusk",
      de: "Bürgerhäuser an einer Antwerpener Allee in der Dämmerung",
    },
    { x: 55, y: 80 },
  ),
  "about-banner": banner(
    "The agency's corner office seen from the square: a large shop window under a cornice, people at a long table inside, bicycles against the façade, noon light.",
    {
      nl: "Ons kantoor op de hoek van het Gevelplein",
      fr: "Notre agence à l'angle de la Gevelplein",
      en: "Our office on the corner of Gevelplein",
      de: "Unser Büro an der Ecke des Gevelplein",
    },
    { x: 50, y: 80 },
  ),
  "selling-banner": banner(
    "Front of a plastered town house in morning light: double door, balcony with geraniums above.",
    {
      nl: "Herenhuis met een balkon vol geraniums",
      fr: "Maison de maître au balcon fleuri de géraniums",
      en: "Town house with geraniums on its balcony",
      de: "Bürgerhaus mit Geranien am Balkon",
    },
  ),
  "letting-banner": banner("Bright living room of an apartment, tall windows to the left, morning light.", {
    nl: "Lichte woonkamer van een huurappartement",
    fr: "Séjour lumineux d'un appartement à louer",
    en: "Bright living room of a rental apartment",
    de: "Helles Wohnzimmer einer Mietwohnung",
  }),
  "contact-banner": banner(
    "Brasschaat office: a low brick villa under beeches and pines, gravel drive, name plate beside the door, morning mist.",
    {
      nl: "Ons kantoor in Brasschaat, tussen de beuken",
      fr: "Notre agence de Brasschaat, entre les hêtres",
      en: "Our Brasschaat office among the beech trees",
      de: "Unser Büro in Brasschaat zwischen den Buchen",
    },
    { x: 50, y: 80 },
  ),
  "valuation-banner": banner(
    "An elevation drawing of a three-storey façade in fine ink lines with dimension marks, turning into the real brick front towards the right.",
    {
      nl: "Geveltekening die overgaat in de echte gevel",
      fr: "Dessin de façade qui devient la façade réelle",
      en: "An elevation drawing turning into the real façade",
      de: "Fassadenzeichnung, die in die wirkliche Fassade übergeht",
    },
    { x: 34, y: 70 },
  ),
  "projects-banner": banner(
    "New apartment building on the Nieuw Zuid side: pale brick, deep loggias with plants, a tree-lined path, a crane far away, clear morning.",
    {
      nl: "Nieuw appartementsgebouw met diepe loggia's",
      fr: "Nouvel immeuble à appartements aux loggias profondes",
      en: "New apartment building with deep loggias",
      de: "Neues Apartmenthaus mit tiefen Loggien",
    },
    { x: 50, y: 70 },
  ),
  "team-anna-claes": portrait(
    "Woman of about 50, short grey hair, dark green jacket, arms loosely crossed, in front of a blue-stone façade.",
    {
      nl: "Portret van Anna Claes",
      fr: "Portrait d'Anna Claes",
      en: "Portrait of Anna Claes",
      de: "Porträt von Anna Claes",
    },
  ),
  "team-karim-benali": portrait("Man of about 40, trimmed beard, white shirt and navy blazer, under beech trees.", {
    nl: "Portret van Karim Benali",
    fr: "Portrait de Karim Benali",
    en: "Portrait of Karim Benali",
    de: "Porträt von Karim Benali",
  }),
  "team-sofie-wauters": portrait("Woman of about 35, auburn hair tied back, cream jumper, beside a tall window.", {
    nl: "Portret van Sofie Wauters",
    fr: "Portrait de Sofie Wauters",
    en: "Portrait of Sofie Wauters",
    de: "Porträt von Sofie Wauters",
  }),
  "team-jonas-de-ridder": portrait("Man of about 30, glasses, brick-red jumper over a shirt, in a tiled hallway.", {
    nl: "Portret van Jonas De Ridder",
    fr: "Portrait de Jonas De Ridder",
    en: "Portrait of Jonas De Ridder",
    de: "Porträt von Jonas De Ridder",
  }),
  "team-claire-lambert": portrait(
    "Woman of about 45, dark bob, sand-coloured coat, on a roof terrace with the cathedral spire far behind.",
    {
      nl: "Portret van Claire Lambert",
      fr: "Portrait de Claire Lambert",
      en: "Portrait of Claire Lambert",
      de: "Porträt von Claire Lambert",
    },
  ),
  "team-lieve-goossens": portrait("Woman of about 58, round glasses, blue cardigan, at a desk with neat files.", {
    nl: "Portret van Lieve Goossens",
    fr: "Portrait de Lieve Goossens",
    en: "Portrait of Lieve Goossens",
    de: "Porträt von Lieve Goossens",
  }),
  "at-home": landscape("A cream kitchen with a wooden table, low morning sun through the garden window.", {
    nl: "Keuken met een houten tafel in de ochtendzon",
    fr: "Cuisine et table en bois au soleil du matin",
    en: "A kitchen with a wooden table in the morning sun",
    de: "Küche mit Holztisch in der Morgensonne",
  }),
  selling: landscape("A brick terraced house with a bay over its window, a bicycle against the front, morning.", {
    nl: "Bakstenen rijwoning met een erker en een fiets aan de gevel",
    fr: "Maison mitoyenne en brique avec un bow-window et un vélo contre la façade",
    en: "Brick terraced house with a bay window and a bicycle against its front",
    de: "Reihenhaus aus Backstein mit Erker und einem Fahrrad vor der Fassade",
  }),
  letting: landscape("A furnished living room on the second floor, noon light through tall French windows.", {
    nl: "Woonkamer van een appartement, met hoge ramen",
    fr: "Séjour d'un appartement aux hautes fenêtres",
    en: "Living room of a flat with tall windows",
    de: "Wohnzimmer einer Wohnung mit hohen Fenstern",
  }),
  searching: landscape("A couple seen from behind looking up at a façade with a balcony, tram wires above.", {
    nl: "Een koppel kijkt omhoog naar een gevel",
    fr: "Un couple lève les yeux vers une façade",
    en: "A couple looking up at a façade",
    de: "Ein Paar blickt an einer Fassade hinauf",
  }),
  "office-table": landscape(
    "A long oak table with floor plans, three people leaning over them, a window onto the square.",
    {
      nl: "Grondplannen op de tafel van ons kantoor",
      fr: "Des plans étalés sur la table de notre agence",
      en: "Floor plans spread on our office table",
      de: "Grundrisse auf dem Tisch unseres Büros",
    },
  ),
  "office-antwerp": landscape("The agency's shop window on Gevelplein, between two brick terraces, noon light.", {
    nl: "Ons kantoor in Antwerpen, tussen twee bakstenen gevels",
    fr: "Notre agence à Anvers, entre deux façades de brique",
    en: "Our Antwerp office, between two brick fronts",
    de: "Unser Büro in Antwerpen, zwischen zwei Backsteinfassaden",
  }),
  "office-brasschaat": landscape("The agency's shop window on Gaanderijlei in Brasschaat, under old trees, morning.", {
    nl: "Ons kantoor in Brasschaat, onder oude bomen",
    fr: "Notre agence à Brasschaat, sous de vieux arbres",
    en: "Our Brasschaat office, under old trees",
    de: "Unser Büro in Brasschaat, unter alten Bäumen",
  }),
  zurenborg: landscape(
    "Zurenborg: a row of tall brick and plastered fronts along an avenue, morning light.",
    {
      nl: "Herenhuizen op een rij in Zurenborg",
      fr: "Rangée de maisons de maître à Zurenborg",
      en: "A row of town houses in Zurenborg",
      de: "Bürgerhäuser in einer Reihe in Zurenborg",
    },
    { x: 50, y: 60 },
  ),
  eilandje: landscape(
    "Het Eilandje: docks with moored boats, brick warehouses and slim towers, dusk reflections.",
    {
      nl: "Pakhuizen en torens aan de dokken van het Eilandje",
      fr: "Entrepôts et tours au bord des docks de l'Eilandje",
      en: "Warehouses and towers by the docks of Het Eilandje",
      de: "Lagerhäuser und Türme an den Docks von Het Eilandje",
    },
    { x: 50, y: 55 },
  ),
  brasschaat: landscape(
    "Brasschaat: white villa with green shutters between trees, a path through the lawn, morning.",
    {
      nl: "Witte villa tussen het groen in Brasschaat",
      fr: "Villa blanche dans la verdure à Brasschaat",
      en: "White villa among the greenery of Brasschaat",
      de: "Weiße Villa im Grünen in Brasschaat",
    },
    { x: 50, y: 80 },
  ),
  logo: {
    width: 320,
    height: 96,
    scene: "SVG word mark: 'Travee' in the display face beside three upright bays under one cornice line.",
    alt: { nl: "Travee", fr: "Travee", en: "Travee", de: "Travee" },
  },
} satisfies Record<string, SeedPicture>;

export type PictureName = keyof typeof pictures;

/** Its file name below `{DATA_DIR}/seed-pictures/`. */
export const pictureFile = (name: PictureName): string => `${name}.${name === "logo" ? "svg" : "jpg"}`;
