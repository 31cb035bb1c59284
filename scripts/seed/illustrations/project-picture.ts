import { random } from "../random.js";
import { apartments } from "./facades/apartments.js";
import type { Facade } from "./facades/facade.js";
import { cube } from "./facades/cube.js";
import { newTerrace } from "./facades/new-terrace.js";
import type { Subject } from "./frame.js";
import { lights, type Light } from "./palette.js";
import { canvas } from "./street.js";
import { viewOf } from "./street-view.js";

/** What a project is built of: blocks of flats, villas or town houses. */
export type ProjectKind = "apartments" | "villas" | "houses";

interface Plan {
  draw: Facade;
  width: number;
  gap: number;
  storeys: (number: number) => number;
  /** How many of them the street shows. */
  count: (number: number) => number;
  stands: Subject["stands"];
}

const plans: Record<ProjectKind, Plan> = {
  apartments: {
    draw: apartments,
    width: 500,
    gap: 0,
    storeys: (n) => 4 + ((n + 1) % 2),
    count: (n) => 1 + (n % 2),
    stands: "row",
  },
  villas: { draw: cube, width: 600, gap: 70, storeys: () => 2, count: () => 2, stands: "garden" },
  houses: { draw: newTerrace, width: 310, gap: 0, storeys: () => 3, count: () => 3, stands: "row" },
};

function lightOf(number: number): Light {
  const light = lights[number % lights.length];
  if (!light) throw new Error(`project ${number} has no light defined`);
  return light;
}

/** The building of a project stands more than once in its street, and is drawn from the same seed every time. */
function buildings(kind: ProjectKind, number: number, count: number): Subject {
  const { draw, width, gap, storeys, stands } = plans[kind];
  const from = (canvas.width - count * width - (count - 1) * gap) / 2;
  const one = (index: number) => {
    const x = from + index * (width + gap);
    const chance = random(`project:${kind}:${number}`);
    return { drawn: draw(chance, lightOf(number), { x, width, ground: canvas.ground }, storeys(number)), x, width };
  };
  return { buildings: Array.from({ length: count }, (_, index) => one(index)), stands };
}

const view = (kind: ProjectKind, number: number, name: string, count: number) =>
  viewOf(random(`project:${kind}:${number}:${name}`), lightOf(number), buildings(kind, number, count));

/** A project as it will stand in its street, different for every number. */
export const projectPicture = (kind: ProjectKind, number: number): string =>
  view(kind, number, "street", plans[kind].count(number));

/** One of its buildings, near. */
export const projectFacade = (kind: ProjectKind, number: number): string => view(kind, number, "near", 1);
