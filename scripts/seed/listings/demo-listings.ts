import { random, type Random } from "../random.js";
import { agents, newBuildAgent } from "./agents.js";
import { generateAttributes } from "./listing-attributes.js";
import { headlineWriter } from "./headlines.js";
import { generateFacts, isSingleFamily, type ListingFacts } from "./listing-facts.js";
import { listingKinds, type ListingKind } from "./listing-kinds.js";
import { pointOfAddress, setback } from "../map/point-of-address.js";
import { municipalities, streets } from "./municipalities.js";
import { generatePrice, roundTo } from "./listing-price.js";
import { pointOfProject, projectUnit, type ProjectUnit } from "./project-listings.js";
import { planUrl, demoPictures } from "./demo-pictures.js";
import { handOutFronts } from "./rendered-fronts.js";
import { handOutHomes, type HomeView, type RenderedRoom } from "./rendered-homes.js";
import { descriptionOf } from "./description.js";
import { t, type Text } from "./text.js";

export const demoSource = "sample";
const sampleCount = 546;

const day = 24 * 60 * 60 * 1000;
/** The newest listing's day; the whole collection is dated from here, so it is the same on every machine. */
const newest = Date.parse("2026-11-16T09:00:00.000Z");

function weighted<T extends { weight: number }>(chance: Random, items: readonly T[]): T {
  let left = chance.next() * items.reduce((sum, { weight }) => sum + weight, 0);
  for (const item of items) if ((left -= item.weight) < 0) return item;
  throw new Error("cannot pick from an empty list");
}

/** Marquee numbers as imported (PROP-10): mostly nothing, some new, under option, sold or let. */
function marqueeOf(chance: Random, rent: boolean): number {
  const roll = chance.next();
  if (roll < 0.05) return rent ? 4 : 3;
  if (roll < 0.09) return 2;
  if (roll < 0.16) return 14;
  if (roll < 0.19) return 15;
  return 0;
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

function addressOf(chance: Random, { kind, municipality: { zip, city } }: ListingFacts) {
  const [street, houseNumber] = [chance.pick(streets), String(chance.whole(1, 188))];
  const box = kind.webId === 2 || kind.webId === 3 ? { boxNr: String(chance.whole(1, 12)) } : {};
  // Two draws, as many as a point ever took: what is drawn after it depends on their number.
  const [share] = [chance.next(), chance.next()];
  const { least, most } = setback;
  const point = pointOfAddress({ zip, street, houseNumber, setback: least + share * (most - least) });
  return { street, houseNumber, ...box, zip, city, countryId: 10, ...point };
}

/** A fifth is nearly new; penthouses were built only once there were lifts. */
const yearOf = ({ key }: ListingKind, chance: Random) => {
  const year = chance.chance(0.2) ? chance.whole(2015, 2026) : chance.whole(1895, 1998);
  return key === "penthouse" && year < 1958 ? year + 63 : year;
};

function factsOf(chance: Random, unit: ProjectUnit | undefined): ListingFacts {
  const kind = weighted(chance, listingKinds);
  const municipality = weighted(
    chance,
    kind.key === "villa" || kind.key === "land" ? municipalities.filter(({ urban }) => !urban) : municipalities,
  );
  const rent = chance.chance(kind.rentShare);
  const living = kind.living[1] > 0 ? chance.whole(...kind.living) : 0;
  const plot = kind.plot ? chance.whole(...kind.plot) : 0;
  const bedrooms = chance.whole(...kind.bedrooms);
  const year = unit ? 2027 : yearOf(kind, chance);
  return generateFacts(chance, { kind, municipality, rent, living, plot, bedrooms, year });
}

/** A unit has its project's address, and the price per square metre of its price list. */
const ofProject = ({ story }: ProjectUnit, living: number) => ({
  publishAddress: story.publicAddress,
  street: story.street,
  houseNumber: story.houseNumber,
  ...pointOfProject(story),
  price: roundTo(living * story.level, 1000),
  publishPrice: story.publishPrice,
});

/** Documents of a dwelling: a plan with as many bedrooms as it has. */
const plansOf = ({ kind, bedrooms }: ListingFacts, number: number) =>
  kind.dwelling && kind.key !== "investment"
    ? [{ url: planUrl(bedrooms, number), name: t("Grondplan", "Plan", "Floor plan", "Grundriss"), kind: "floor-plan" }]
    : [];

/** What the earlier listings have taken. */
interface Taken {
  /** The number of earlier listings with this style and height. */
  countStyle(style: string): number;
  writeHeadline: ReturnType<typeof headlineWriter>;
  nextHome: ReturnType<typeof handOutHomes>;
  nextFront: ReturnType<typeof handOutFronts>;
  /** What the listings so far start with, by goal, the latest first: all of them, and the dwellings, which a filter may show alone. */
  scenes: Record<"sale" | "rent", { all: Scene[]; dwellings: Scene[] }>;
}

/** What a listing starts with, in some colours: a room or front of a model; null for a drawn façade. */
type Scene = string | null;

/** A row of the list, so that no two beside each other start with the same scene in other colours. */
const rowOfList = 3;

/**
 * A flat starts with a room; a house, a shop or an office with its front, unless one beside it shows the same: then another
 * picture comes first.
 */
function firstPicture(
  listing: ListingFacts,
  view: HomeView | undefined,
  front: HomeView | undefined,
  beside: readonly Scene[],
): { shot: RenderedRoom | "front"; scene: string } | undefined {
  const startsOutside = isSingleFamily(listing) || !listing.kind.dwelling;
  if (startsOutside && !front) return undefined;
  const sceneOf = (shot: RenderedRoom | "front", { home }: HomeView) => ({ shot, scene: `${home.model} ${shot}` });
  const rooms = view ? [sceneOf("living", view), sceneOf("kitchen", view)] : [];
  const candidates = startsOutside && front ? [sceneOf("front", front), ...rooms] : rooms;
  return candidates.find(({ scene }) => !beside.includes(scene));
}

function picturesOf(listing: ListingFacts, unit: ProjectUnit | undefined, taken: Taken) {
  const { kind, rent, style, storeys } = listing;
  const facade = taken.countStyle(`${style} ${storeys}`);
  const view = kind.dwelling ? taken.nextHome(listing) : undefined;
  const front = unit ? undefined : taken.nextFront(listing);
  const scenes = taken.scenes[rent ? "rent" : "sale"];
  const lists = kind.dwelling ? [scenes.all, scenes.dwellings] : [scenes.all];
  const first = firstPicture(
    listing,
    view,
    front,
    lists.flatMap((list) => list.slice(0, rowOfList)),
  );
  for (const list of lists) list.unshift(first?.scene ?? null);
  // With none left, the drawn façade comes first: there are more of those.
  return demoPictures(listing, {
    ...{ facade, front: first && front, first: first?.shot },
    ...(view && { view }),
    ...(unit && { unit }),
  });
}

const unheaded: Partial<Text> = {};

/** One listing of the sample, the same at every call; number 1 is the oldest. */
function sampleListing(number: number, taken: Taken) {
  const chance = random(`listing:${number}`);
  const reference = `GV-${String(number).padStart(4, "0")}`;
  const unit = projectUnit(reference);
  const listing = factsOf(chance, unit);
  const { kind, rent, living, plot, bedrooms } = listing;
  const headline = taken.writeHeadline(listing, random(`headline:${number}`));
  const isInGerman = number % 3 === 0;
  const written = ({ de, ...others }: Text): Partial<Text> => (isInGerman ? { ...others, de } : others);
  const createdAt = new Date(
    newest - (sampleCount - number) * 0.62 * day - chance.whole(0, 9) * 3_600_000,
  ).toISOString();
  return {
    reference,
    ...(unit && { projectReference: unit.reference }),
    goal: rent ? 1 : 0,
    webId: kind.webId,
    webIds: [kind.webId, ...(kind.more ?? [])].join(","),
    mainTypeName: kind.name,
    // Some homes are named by their type and town; for a shop, "Commercieel" would say little. A list is in one
    // language; below a headline the available text is shown, otherwise the Dutch one, marked as such (LANG-4).
    typeDescription: chance.chance(0.97) || !kind.dwelling ? headline : unheaded,
    description: written(descriptionOf(listing, chance)),
    recordFile: `D${1000 + Math.floor(number / 2)}`,
    marquee: marqueeOf(chance, rent),
    publishAddress: chance.chance(0.84),
    ...addressOf(chance, listing),
    ...generatePrice(listing, chance),
    ...(unit && ofProject(unit, living)),
    ...(living > 0 ? { surfaceLiving: living } : {}),
    ...(plot > 0 ? { surfaceGround: plot, surfaceTotal: plot } : {}),
    ...(bedrooms > 0 ? { bedrooms } : {}),
    ...(kind.dwelling ? generateAttributes(listing, chance) : {}),
    ...(kind.key === "garage" ? {} : planning(chance)),
    ...(kind.key === "house" && !rent && chance.chance(0.04)
      ? { viager: true, viagerAges: "78 / 81", viagerBouquet: 60_000, viagerMonthly: 950 }
      : {}),
    agent: chance.pick(agents),
    ...(unit && { agent: newBuildAgent }),
    createdAt,
    pictures: picturesOf(listing, unit, taken),
    documents: plansOf(listing, number),
  };
}

export type DemoListing = ReturnType<typeof sampleListing>;

/** The whole sample, oldest first, so that they get the ids 1 to 546 when imported into an empty app. */
export function demoListings(): DemoListing[] {
  const seen = new Map<string, number>();
  const taken: Taken = {
    countStyle(style) {
      const before = seen.get(style) ?? 0;
      seen.set(style, before + 1);
      return before;
    },
    writeHeadline: headlineWriter(),
    nextHome: handOutHomes(),
    nextFront: handOutFronts(),
    scenes: { sale: { all: [], dwellings: [] }, rent: { all: [], dwellings: [] } },
  };
  return Array.from({ length: sampleCount }, (_, index) => sampleListing(index + 1, taken));
}
