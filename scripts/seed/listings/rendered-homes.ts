import { existsSync, readFileSync } from "node:fs";
import { inRoot } from "../../dev/paths.mjs";

export const renderedRooms = ["living", "kitchen", "bedroom", "bathroom"] as const;
export type RenderedRoom = (typeof renderedRooms)[number];
/** What is taken of a home: its rooms, one corner of them close by, and a front from the street. */
export const renderedShots = [...renderedRooms, "detail", "front"] as const;
export type RenderedShot = (typeof renderedShots)[number];
const detailSubjects = ["basin", "door", "chair", "table", "bedside", "coffee"] as const;
export type DetailSubject = (typeof detailSubjects)[number];
const frontKinds = ["interwar", "townhouse", "new", "loft", "flats", "villa"] as const;
export type FrontKind = (typeof frontKinds)[number];
/** How a home looks inside. */
export type Era = "period" | "modern";

interface RenderedHome {
  name: string;
  /** The name of the home it shares its plan and furniture with. */
  model: string;
  era: Era;
  /** Seen through its windows: a street or treetops from above, or the garden one steps into. */
  isUpstairs: boolean;
  /** 0 as modelled, then its other colours. */
  colours: number;
  /** What its detail shows. */
  subject: DetailSubject;
  /** The kind of building that its front shows. */
  front: FrontKind;
}

/** A rendered home as one listing shows it: as rendered, or mirrored, as the other half of the same building would be. */
export interface HomeView {
  home: RenderedHome;
  isMirrored: boolean;
}

export const renderedSize = { width: 900, height: 600 };
const folder = inRoot("scripts", "seed", "renders");
export const renderOf = (home: string, shot: RenderedShot) => `${folder}/homes/${home}-${shot}.webp`;
export const isRendered = (home: string, shot: RenderedShot) => existsSync(renderOf(home, shot));
export const shotName = ({ home: { name }, isMirrored }: HomeView, shot: RenderedShot) =>
  `home-${name}-${shot}${isMirrored ? "-mirrored" : ""}.webp`;

/** The value of `key=` in a line of homes.txt, one of `known`. */
function valueOf<T extends string>(line: string, key: string, known: readonly T[]): T {
  const given = new RegExp(`\\b${key}=(\\w+)`).exec(line)?.[1];
  const value = known.find((one) => one === given);
  if (!value) throw new Error(`homes.txt: ${key} is one of ${known.join(", ")}, not in: ${line}`);
  return value;
}

/** A line of homes.txt; an indented one is the home above it in other colours. */
function lineOf(line: string, above: RenderedHome | undefined): RenderedHome {
  const [name = "", built] = line.trim().split(" ");
  if (above && line.startsWith(" ")) return { ...above, name, colours: above.colours + 1 };
  return {
    name,
    model: name,
    era: built === "terrace" ? "period" : "modern",
    isUpstairs: line.includes(" storey="),
    colours: 0,
    subject: valueOf(line, "detail", detailSubjects),
    front: valueOf(line, "front", frontKinds),
  };
}

/** The homes whose four rooms are rendered, those in the same colours of their lines together: neighbours in a list differ in more. */
const homes: readonly RenderedHome[] = readFileSync(`${folder}/homes.txt`, "utf8")
  .trimEnd()
  .split("\n")
  .reduce<RenderedHome[]>((lines, line) => [...lines, lineOf(line, lines.at(-1))], [])
  .filter(({ name }) => renderedRooms.every((room) => isRendered(name, room)))
  .toSorted((one, other) => one.colours - other.colours);

/** Each home twice, every other one mirrored, so that two looks of one are far apart. */
const viewsOf = (wanted: readonly RenderedHome[]) =>
  [0, 1].flatMap((turn) => wanted.map((home, index): HomeView => ({ home, isMirrored: (index + turn) % 2 === 1 })));
export const homeViews = viewsOf(homes);
/** For new flats. */
export const upstairsViews = homeViews.filter(({ home }) => home.isUpstairs && home.era === "modern");

/** Gives out the views of a kind in turn, those for rent from the middle on, so that neighbours in a list of one goal differ. */
export function takeTurns() {
  const given = new Map<string, number>();
  return (kind: string, views: readonly HomeView[], rent: boolean): HomeView | undefined => {
    const key = `${kind} ${rent}`;
    const before = given.get(key) ?? (rent ? Math.floor(views.length / 2) : 0);
    given.set(key, before + 1);
    return views[before % views.length];
  };
}

/** Gives each listing a home of its era and height. */
export function handOutHomes() {
  const next = takeTurns();
  return (era: Era, isUpstairs: boolean, rent: boolean): HomeView => {
    const ofEra = homes.filter((home) => home.era === era);
    const fitting = ofEra.filter((home) => home.isUpstairs === isUpstairs);
    const view = next(`${era} ${isUpstairs}`, viewsOf(fitting.length > 0 ? fitting : ofEra), rent);
    if (!view) throw new Error(`no ${era} home is rendered`);
    return view;
  };
}
