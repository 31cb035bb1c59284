import { random, type Random } from "../random.js";
import { municipalityOf, pointOfProject } from "./project-listings.js";
import { projectDescriptions, type ProjectDescription } from "./project-descriptions.js";
import { newBuildAgent } from "./agents.js";
import { detailPictures, facadeLabels, planUrl, roomPicture } from "./demo-pictures.js";
import { renderedRooms, upstairsViews } from "./rendered-homes.js";

const day = 24 * 60 * 60 * 1000;
/** The newest project's day, so that the sample is the same on every machine. */
const newest = Date.parse("2026-11-10T09:00:00.000Z");

/** Outline of a sample project's building specification. */
export const specificationLines = [
  "Lastenboek (voorbeeld)",
  "",
  "Ruwbouw: gemetselde gevel, betonnen vloerplaten, geïsoleerd dak.",
  "Schrijnwerk: aluminium ramen met driedubbel glas.",
  "Technieken: warmtepomp met vloerverwarming, ventilatie systeem D.",
  "Afwerking: keuken, badkamer en vloeren naar keuze van de koper.",
  "",
  "De Wet Breyne is van toepassing: betaald wordt in schijven, naarmate de werken vorderen.",
];

const requirement = {
  nl: "Verkoop volgens de Wet Breyne: 5 % voorschot bij de overeenkomst, daarna in schijven naarmate de werken vorderen.\nDe grond wordt verkocht met registratierechten, de gebouwen met 21 % btw.",
  fr: "Vente selon la loi Breyne : 5 % d’acompte à la signature, puis par tranches au rythme des travaux.\nLe terrain est vendu sous droits d’enregistrement, les constructions avec 21 % de TVA.",
  en: "Sold under the Breyne Act: a deposit of 5% on signing, then instalments as the works progress.\nThe land is sold with registration duty, the buildings with 21% VAT.",
  de: "Verkauf nach dem Breyne-Gesetz: 5 % Anzahlung bei Vertragsabschluss, danach Raten nach Baufortschritt.\nDas Grundstück wird mit Registrierungsgebühren verkauft, die Gebäude mit 21 % Mehrwertsteuer.",
};

const viewNames = {
  street: {
    nl: "Straatbeeld (illustratie)",
    fr: "Vue de la rue (illustration)",
    en: "Street view (illustration)",
    de: "Straßenansicht (Illustration)",
  },
  facade: facadeLabels,
};

const flatName = { nl: "Appartement", fr: "Appartement", en: "Apartment", de: "Wohnung" };
const buildingName = { nl: "Woning", fr: "Maison", en: "House", de: "Haus" };
const numbered = ({ nl, fr, en, de }: typeof flatName, label: string) => ({
  nl: `${nl} ${label}`,
  fr: `${fr} ${label}`,
  en: `${en} ${label}`,
  de: `${de} ${label}`,
});

/** The price list of one project: flats per floor, or houses side by side. */
function constructions(chance: Random, story: ProjectDescription, number: number) {
  const flats = story.kind === "apartments";
  const soldUnits = new Set<number>();
  while (soldUnits.size < story.sold) soldUnits.add(chance.whole(0, story.units - 1));
  return Array.from({ length: story.units }, (_, index) => {
    const floor = Math.floor(index / 3);
    const bedrooms = flats ? chance.whole(1, 3) : chance.whole(3, 4);
    const surface = flats ? 44 + bedrooms * 24 + chance.whole(0, 14) : 118 + bedrooms * 16 + chance.whole(0, 30);
    const label = flats ? `${floor}.${(index % 3) + 1}` : String(index + 1);
    return {
      reference: `GP-${number}-${label}`,
      name: numbered(flats ? flatName : buildingName, label),
      webId: flats ? 2 : 1,
      ...(flats && { floor }),
      surface,
      bedrooms,
      price: Math.round((surface * story.level * (1 + floor * 0.02)) / 1000) * 1000,
      sold: soldUnits.has(index),
      plan: planUrl(bedrooms, number + index),
    };
  });
}

function pictures(number: number) {
  const own = (["street", "facade"] as const).map((view) => ({
    url: `/uploads/sample/project-${number}-${view}.jpg`,
    width: 1360,
    height: 907,
    name: viewNames[view],
  }));
  const view = upstairsViews[number % upstairsViews.length];
  if (!view) return own;
  return [...own, ...renderedRooms.map((room) => roomPicture(view, room)), ...detailPictures(view)];
}

function sampleProject(story: ProjectDescription, index: number) {
  const number = index + 1;
  const chance = random(`project:${number}`);
  const { zip, city } = municipalityOf(story);
  const hasUnits = story.units > 0;
  return {
    reference: `GP-${number}`,
    projectNumber: `N${200 + number}`,
    name: { nl: story.name, fr: story.name, en: story.name, de: story.name },
    description: story.text,
    publicAddress: story.publicAddress,
    ...{ street: story.street, houseNumber: story.houseNumber, zip, city, countryId: 10 },
    ...pointOfProject(story),
    ...(story.deliveryDate && { deliveryDate: story.deliveryDate }),
    ...(story.delivery && { delivery: story.delivery }),
    ...(hasUnits && { requirement }),
    publishPrice: story.publishPrice,
    constructions: constructions(chance, story, number),
    pictures: pictures(number),
    documents: hasUnits
      ? [
          {
            url: `/uploads/sample/project-${number}-lastenboek.pdf`,
            name: {
              nl: "Lastenboek",
              fr: "Cahier des charges",
              en: "Building specification",
              de: "Baubeschreibung",
            },
            kind: "document",
          },
          {
            url: planUrl(2, number),
            name: { nl: "Typeplan", fr: "Plan type", en: "Typical floor plan", de: "Typischer Grundriss" },
            kind: "floor-plan",
          },
        ]
      : [],
    agent: newBuildAgent,
    createdAt: new Date(newest - index * 34 * day).toISOString(),
  };
}

export type DemoProject = ReturnType<typeof sampleProject>;

/** PROP-21: eight new-build projects in the Antwerp region, the same at every call. */
export const demoProjects = (): DemoProject[] => projectDescriptions.map(sampleProject);
