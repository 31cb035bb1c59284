import { random, type Random } from "../random.js";
import { homeKinds, type HomeKind } from "./kinds.js";
import { places, streets, type Place } from "./places.js";
import { projectOf } from "./project-listings.js";
import { samplePictures } from "./sample-pictures.js";
import { tell } from "./texts.js";

export const sampleSource = "sample";
const sampleCount = 546;

const day = 24 * 60 * 60 * 1000;
/** The newest listing's day; the whole collection is dated from here, so it is the same on every machine. */
const newest = Date.parse("2026-11-16T09:00:00.000Z");

function weighted<T extends { weight: number }>(chance: Random, items: readonly T[]): T {
  let left = chance.next() * items.reduce((sum, { weight }) => sum + weight, 0);
  for (const item of items) if ((left -= item.weight) < 0) return item;
  throw new Error("nothing to pick from");
}

const roundTo = (value: number, step: number) => Math.round(value / step) * step;

/** The four of the demo agency's team who are on listings; their portraits are those of the team pages. */
export const agents = [
  {
    name: "Anna Claes",
    phone: "+32 3 555 01 21",
    email: "anna@travee.example",
    pictureUrl: "/uploads/sample/agent-anna-claes.jpg",
  },
  {
    name: "Karim Benali",
    phone: "+32 3 555 01 22",
    email: "karim@travee.example",
    pictureUrl: "/uploads/sample/agent-karim-benali.jpg",
  },
  {
    name: "Sofie Wauters",
    phone: "+32 3 555 01 23",
    email: "sofie@travee.example",
    pictureUrl: "/uploads/sample/agent-sofie-wauters.jpg",
  },
  {
    name: "Jonas De Ridder",
    phone: "+32 3 555 01 24",
    email: "jonas@travee.example",
    pictureUrl: "/uploads/sample/agent-jonas-de-ridder.jpg",
  },
] as const;

/** Marquee numbers as imported (PROP-10): mostly nothing, some new, under option, sold or let. */
function marqueeOf(chance: Random, rent: boolean): number {
  const roll = chance.next();
  if (roll < 0.05) return rent ? 4 : 3;
  if (roll < 0.09) return 2;
  if (roll < 0.16) return 14;
  if (roll < 0.19) return 15;
  return 0;
}

function energyOf(chance: Random, year: number) {
  const base = year >= 2019 ? 45 : year >= 2006 ? 120 : year >= 1985 ? 235 : 370;
  const energyPerformance = Math.max(-12, Math.round(base * chance.between(0.55, 1.5)));
  return {
    energyPerformance,
    epcUniqueCode: `${chance.whole(20_000_000, 20_269_999)}-000${chance.whole(1_000_000, 9_999_999)}-RES-1`,
    epcCo2: Math.round(Math.max(0, energyPerformance) * 0.19),
    epcTotal: Math.max(0, energyPerformance) * chance.whole(90, 240),
  };
}

const planning = (chance: Random) => ({
  permit: chance.chance(0.88) ? "Vg" : "Gvg",
  summons: "Gdv",
  preemptiveRights: chance.chance(0.9) ? "Gvkr" : "Vkr",
  allotmentPermit: chance.chance(0.25) ? "Vv" : "Gvv",
  areaApplication: chance.pick(["Wg", "Wg", "Wg", "Wp", "WgLK"]),
  judicialDecision: "no",
  floodPScore: chance.pick(["A", "A", "A", "B", "C", "D"]),
  floodGScore: chance.pick(["A", "A", "A", "B", "C"]),
  floodReportDate: "2026-09-14",
  protectedHeritage: chance.chance(0.03),
});

const localized = (nl: string, fr: string, en: string) => ({ nl, fr, en });

function comfort(chance: Random) {
  return {
    heating: chance.pick([
      localized("Gas, centrale verwarming", "Chauffage central au gaz", "Gas central heating"),
      localized(
        "Warmtepomp met vloerverwarming",
        "Pompe à chaleur et chauffage au sol",
        "Heat pump with underfloor heating",
      ),
      localized("Stadsverwarming", "Chauffage urbain", "District heating"),
    ]),
    kitchen: chance.pick([
      localized("Volledig uitgerust", "Entièrement équipée", "Fully fitted"),
      localized("Open, met kookeiland", "Ouverte, avec îlot", "Open, with an island"),
      localized("Half uitgerust", "Semi-équipée", "Partly fitted"),
    ]),
    windowGlazing: chance.pick([
      localized("Dubbel, hoogrendement", "Double, haut rendement", "Double, high-performance"),
      localized("Driedubbel", "Triple", "Triple"),
      localized("Dubbel", "Double", "Double"),
    ]),
    windowFrame: chance.pick([
      localized("Hout", "Bois", "Timber"),
      localized("Aluminium", "Aluminium", "Aluminium"),
      localized("PVC", "PVC", "PVC"),
    ]),
    roofMaterial: chance.pick([
      localized("Pannen", "Tuiles", "Tiles"),
      localized("Leien", "Ardoises", "Slate"),
      localized("Plat, EPDM", "Plat, EPDM", "Flat, EPDM"),
    ]),
    hasWater: true,
    hasElectricity: true,
    hasGas: chance.chance(0.7),
    hasDrain: true,
    electricityInspection: chance.pick(["compliant", "compliant", "not-compliant"]),
  };
}

function dwelling(chance: Random, kind: HomeKind, year: number, living: number, plot: number, bedrooms: number) {
  const house = kind.webId === 1;
  return {
    constructionYear: year,
    ...(year < 1990 && chance.chance(0.55) ? { renovationYear: chance.whole(2004, 2025) } : {}),
    condition: year >= 2018 ? "new" : chance.pick(["good", "good", "to-refresh", "to-renovate"]),
    ...(house
      ? {
          facades: kind.key === "villa" ? "open" : chance.pick(["closed", "closed", "half-open"]),
          floors: chance.whole(2, 3),
        }
      : { floor: chance.whole(0, 6), floors: chance.whole(3, 8), hasLift: chance.chance(0.75) }),
    bathrooms: Math.max(1, Math.round(bedrooms / 2.4)),
    showerRooms: chance.chance(0.35) ? 1 : 0,
    toilets: chance.whole(1, house ? 3 : 2),
    ...(chance.chance(house ? 0.6 : 0.25) ? { garages: chance.whole(1, 2) } : {}),
    ...(chance.chance(0.2) ? { parkings: 1 } : {}),
    ...(chance.chance(0.7) ? { hasTerrace: true, surfaceTerrace: chance.whole(6, house ? 42 : 24) } : {}),
    ...(plot > 0 && house ? { hasGarden: true, surfaceGarden: Math.max(20, Math.round(plot - living / 2)) } : {}),
    hasCellar: chance.chance(0.55),
    hasAttic: house && chance.chance(0.6),
    hasFurnished: kind.key === "furnished",
    ...(house ? { widthFront: roundTo(chance.between(5.2, kind.key === "villa" ? 22 : 9), 0.1) } : {}),
    ...comfort(chance),
    ...energyOf(chance, year),
    ...(year < 2001
      ? {
          asbestosDate: `2025-${String(chance.whole(1, 12)).padStart(2, "0")}-11`,
          asbestosType: localized("Asbestveilig", "Sans risque d’amiante", "Asbestos-safe"),
        }
      : {}),
  };
}

function money(chance: Random, kind: HomeKind, place: Place, rent: boolean, living: number) {
  const average = (kind.living[0] + kind.living[1]) / 2 || 1;
  const size = living > 0 ? 0.45 + 0.55 * (living / average) : chance.between(0.8, 1.3);
  const amount = (rent ? kind.rent : kind.price) * place.level * size * chance.between(0.88, 1.14);
  const price = rent ? roundTo(amount, amount > 500 ? 25 : 5) : roundTo(amount, amount > 100_000 ? 5000 : 500);
  const publishPrice = chance.chance(0.965);
  return rent
    ? {
        price,
        publishPrice,
        priceUnit: 0,
        ...(kind.dwelling
          ? { chargesRenter: roundTo(chance.between(25, 190), 5), depositAmount: price * 3, inventoryCost: 210 }
          : {}),
      }
    : { price, publishPrice, priceUnit: chance.chance(0.06) ? 7 : 0, cadastralIncome: roundTo(price / 420, 1) };
}

function pointNear(chance: Random, { latitude, longitude }: Place) {
  return {
    latitude: Math.round((latitude + chance.between(-0.011, 0.011)) * 1e6) / 1e6,
    longitude: Math.round((longitude + chance.between(-0.016, 0.016)) * 1e6) / 1e6,
  };
}

/** One listing of the sample, the same at every call; number 1 is the oldest. */
function sampleListing(number: number) {
  const chance = random(`listing:${number}`);
  const kind = weighted(chance, homeKinds);
  const place = weighted(
    chance,
    kind.key === "villa" || kind.key === "land" ? places.filter(({ urban }) => !urban) : places,
  );
  const rent = chance.chance(kind.rentShare);
  const living = kind.living[1] > 0 ? chance.whole(...kind.living) : 0;
  const plot = kind.plot ? chance.whole(...kind.plot) : 0;
  const bedrooms = chance.whole(...kind.bedrooms);
  const year = chance.chance(0.2) ? chance.whole(2015, 2026) : chance.whole(1895, 1998);
  const story = tell(chance, { kind, city: place.city, bedrooms, living, plot, rent, year });
  const inFrench = chance.chance(0.6);
  const inEnglish = chance.chance(0.5);
  const only = <T>(text: { nl: T; fr: T; en: T }) => ({
    nl: text.nl,
    ...(inFrench ? { fr: text.fr } : {}),
    ...(inEnglish ? { en: text.en } : {}),
  });
  const createdAt = new Date(
    newest - (sampleCount - number) * 0.62 * day - chance.whole(0, 9) * 3_600_000,
  ).toISOString();
  const reference = `GV-${String(number).padStart(4, "0")}`;
  const project = projectOf(reference);
  return {
    reference,
    ...(project && { projectReference: project }),
    goal: rent ? 1 : 0,
    webId: kind.webId,
    webIds: [kind.webId, ...(kind.more ?? [])].join(","),
    mainTypeName: kind.name,
    typeDescription: chance.chance(0.97) ? only(story.headline) : {},
    description: only(story.description),
    recordFile: `D${1000 + Math.floor(number / 2)}`,
    marquee: marqueeOf(chance, rent),
    publishAddress: chance.chance(0.84),
    street: chance.pick(streets),
    houseNumber: String(chance.whole(1, 188)),
    ...(kind.webId === 2 || kind.webId === 3 ? { boxNr: String(chance.whole(1, 12)) } : {}),
    zip: place.zip,
    city: place.city,
    countryId: 10,
    ...pointNear(chance, place),
    ...money(chance, kind, place, rent, living),
    ...(living > 0 ? { surfaceLiving: living } : {}),
    ...(plot > 0 ? { surfaceGround: plot, surfaceTotal: plot } : {}),
    ...(bedrooms > 0 ? { bedrooms } : {}),
    ...(kind.dwelling ? dwelling(chance, kind, year, living, plot, bedrooms) : {}),
    ...(kind.key === "garage" ? {} : planning(chance)),
    ...(kind.key === "house" && !rent && chance.chance(0.04)
      ? { viager: true, viagerAges: "78 / 81", viagerBouquet: 60_000, viagerMonthly: 950 }
      : {}),
    agent: chance.pick(agents),
    createdAt,
    pictures: samplePictures(chance, kind, number).map(({ url, alt }) => ({
      url,
      width: 1360,
      height: 907,
      name: alt,
    })),
    ...(kind.dwelling
      ? {
          documents: [
            {
              url: `/uploads/sample/plan-${(number % 24) + 1}.jpg`,
              name: localized("Grondplan", "Plan", "Floor plan"),
              kind: "floor-plan",
            },
          ],
        }
      : {}),
  };
}

export type SampleListing = ReturnType<typeof sampleListing>;

/** The whole sample, oldest first, so that imported into an empty house they get the ids 1 to 546. */
export const sampleListings = (): SampleListing[] =>
  Array.from({ length: sampleCount }, (_, index) => sampleListing(index + 1));
