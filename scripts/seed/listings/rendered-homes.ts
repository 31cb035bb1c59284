import { existsSync, readFileSync } from "node:fs";
import { inRoot } from "../../dev/paths.mjs";

export const renderedRooms = ["living", "kitchen", "bedroom", "bathroom"] as const;
export type RenderedRoom = (typeof renderedRooms)[number];
/** What is taken of a home: its rooms, one corner of them close by, and a front from the street. */
export const renderedShots = [...renderedRooms, "detail", "front"] as const;
export type RenderedShot = (typeof renderedShots)[number];
const detailSubjects = ["basin", "door", "chair", "table", "bedside", "coffee"] as const;
export type DetailSubject = (typeof detailSubjects)[number];
const frontKinds = ["interwar", "townhouse", "new", "loft", "flats", "villa", "shop"] as const;
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
  /** What its detail shows; none for a shop, of which only the front is rendered. */
  subject?: DetailSubject | undefined;
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

/** The value of `key=` in a line of homes.txt, one of `known`; none without the key. */
function valueOf<T extends string>(line: string, key: string, known: readonly T[]): T | undefined {
  const given = new RegExp(`\\b${key}=(\\w+)`).exec(line)?.[1];
  if (given === undefined) return undefined;
  const value = known.find((one) => one === given);
  if (!value) throw new Error(`homes.txt: ${key} is one of ${known.join(", ")}, not in: ${line}`);
  return value;
}

/** A line of homes.txt; an indented one is the home above it in other colours. */
function lineOf(line: string, above: RenderedHome | undefined): RenderedHome {
  const [name = "", built] = line.trim().split(" ");
  if (above && line.startsWith(" ")) return { ...above, name, colours: above.colours + 1 };
  const front = valueOf(line, "front", frontKinds);
  if (!front) throw new Error(`homes.txt: no front in: ${line}`);
  return {
    name,
    model: name,
    era: built === "terrace" ? "period" : "modern",
    isUpstairs: line.includes(" storey="),
    colours: 0,
    subject: valueOf(line, "detail", detailSubjects),
    front,
  };
}

/** Those in the same colours of their lines together: neighbours in a list differ in more. */
const lines: readonly RenderedHome[] = readFileSync(`${folder}/homes.txt`, "utf8")
  .trimEnd()
  .split("\n")
  .reduce<RenderedHome[]>((above, line) => [...above, lineOf(line, above.at(-1))], [])
  .toSorted((one, other) => one.colours - other.colours);

/** Each home twice, every other one mirrored, so that two looks of one are far apart. */
const viewsOf = (wanted: readonly RenderedHome[]) =>
  [0, 1].flatMap((turn) => wanted.map((home, index): HomeView => ({ home, isMirrored: (index + turn) % 2 === 1 })));
export const homeViews = viewsOf(lines);
const hasRooms = ({ name }: RenderedHome) => renderedRooms.every((room) => isRendered(name, room));
/** For new flats. */
export const upstairsViews = homeViews.filter(({ home }) => hasRooms(home) && home.isUpstairs && home.era === "modern");

/** The share of a kind's views that the latest listings of a goal keep from the next ones, so that a page of their list has each once. */
const restingShare = 2 / 3;

/**
 * Gives out the views of a kind: of those that no recent listing of the goal has, the one that fewest listings have. One that
 * does not count for that is given all the same: a studio shows no bedroom.
 */
export function takeTurns() {
  const counts = new Map<HomeView, number>();
  const latest = new Map<string, HomeView[]>();
  return (kind: string, views: readonly HomeView[], rent: boolean, isCounted = true): HomeView | undefined => {
    const goal = `${kind} ${rent}`;
    const resting = (latest.get(goal) ?? []).slice(0, Math.floor(views.length * restingShare));
    const countOf = (view: HomeView) => counts.get(view) ?? 0;
    const rested = views.filter((view) => !resting.includes(view));
    const [view] = rested.toSorted((one, other) => countOf(one) - countOf(other));
    if (!view) return undefined;
    latest.set(goal, [view, ...resting]);
    if (isCounted) counts.set(view, countOf(view) + 1);
    return view;
  };
}

/** A kind of homes by era and height, and its views. */
const kinds = (["period", "modern"] as const).flatMap((era) => {
  const ofEra = lines.filter((home) => hasRooms(home) && home.era === era);
  return [true, false].map((isUpstairs) => {
    const fitting = ofEra.filter((home) => home.isUpstairs === isUpstairs);
    const views = viewsOf(fitting.length > 0 ? fitting : ofEra);
    return { era, isUpstairs, name: `${era} ${isUpstairs}`, views };
  });
});

interface Dwelling {
  era: Era;
  floor?: number;
  rent: boolean;
  bedrooms: number;
}

/** Gives each listing a home of its era and height, each bedroom to about as many of those that show one. */
export function handOutHomes() {
  const next = takeTurns();
  return ({ era, floor = 0, rent, bedrooms }: Dwelling): HomeView => {
    const kind = kinds.find((one) => one.era === era && one.isUpstairs === floor > 0);
    const view = kind && next(kind.name, kind.views, rent, bedrooms > 0);
    if (!view) throw new Error(`no ${era} home is rendered`);
    return view;
  };
}
