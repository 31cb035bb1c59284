import { random } from "../random.js";
import { projectDescriptions } from "../listings/project-descriptions.js";
import { streets } from "../listings/municipalities.js";
import { along, distance, distanceToLine, lengthOf, simplify, type Point } from "./geometry.js";
import { isBlocked, isInDistrict, mainRoads, water } from "./ground.js";
import { setback } from "./point-of-address.js";
import type { StreetNet } from "./street-net.js";

/** Metres of a street with homes of the sample, at least and at most; and between two looks at its ground. */
const [shortest, longest, pace] = [120, 700, 10];
const atWater = /kaai|waterpoort/i;

const namesOf = (zip: string) => [
  ...new Set([...streets, ...projectDescriptions.filter((project) => project.zip === zip).map(({ street }) => street)]),
];

/** The longest part of a line along which there is ground to live on at both sides; shorter than two points where there is none. */
function buildablePart(zip: string, line: readonly Point[]): Point[] {
  let best: Point[] = [];
  let part: Point[] = [];
  for (let metres = 0; metres <= lengthOf(line); metres += pace) {
    const { point, direction } = along(line, metres);
    const isBuildable = [-setback.most, 0, setback.most].every((aside) => {
      const front: Point = [point[0] - direction[1] * aside, point[1] + direction[0] * aside];
      return !isBlocked(front) && isInDistrict(front, zip);
    });
    part = isBuildable && part.length < longest / pace ? [...part, point] : [];
    if (part.length > best.length) best = part;
  }
  return simplify(best, 1);
}

const middleOf = (line: readonly Point[]) => along(line, lengthOf(line) / 2).point;
const toWater = (line: readonly Point[]) =>
  Math.min(...water.map(({ points }) => distanceToLine(middleOf(line), points)));

/** A street of the map, and the part of it that has homes of the sample. */
interface Street {
  whole: readonly Point[];
  part: readonly Point[];
}

/** By postal code and name. */
export type Addresses = Record<string, Record<string, Street>>;

/** Gives every street of the sample a course in every postal code: the real street where the map has it, else one of the net. */
export function nameStreets(nets: readonly StreetNet[]): Addresses {
  return Object.fromEntries(nets.flatMap(({ zip, lines }) => (zip === null ? [] : [[zip, namedIn(zip, lines)]])));
}

function namedIn(zip: string, lines: readonly (readonly Point[])[]): Record<string, Street> {
  const streetsOf = (wholes: readonly (readonly Point[])[]) =>
    wholes
      .map((whole) => ({ whole, part: buildablePart(zip, whole) }))
      .filter(({ part }) => lengthOf(part) >= shortest);
  const free = streetsOf(random(`names:${zip}`).shuffled(lines));
  const named: Record<string, Street> = {};
  const used: Point[] = [];
  const take = (at: number) => {
    const [street] = free.splice(at, 1);
    if (!street) throw new Error(`${zip} has too few streets for the names of the sample`);
    used.push(middleOf(street.part));
    return street;
  };
  for (const name of namesOf(zip).toSorted((one, other) => Number(atWater.test(other)) - Number(atWater.test(one)))) {
    const [known] = streetsOf(mainRoads.flatMap((road) => (road.name === name ? [road.points] : [])));
    if (known) named[name] = known;
    else if (atWater.test(name)) {
      const far = free.map(({ part }) => toWater(part));
      named[name] = take(far.indexOf(Math.min(...far)));
    } else {
      // Spread over the district: of the next few the one farthest from those that have a name.
      const apart = free
        .slice(0, 6)
        .map(({ part }) => Math.min(...used.map((other) => distance(other, middleOf(part)))));
      named[name] = take(Math.max(0, apart.indexOf(Math.max(...apart))));
    }
  }
  return named;
}
