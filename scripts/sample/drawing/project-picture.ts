import { facadePicture } from "./facade-picture.js";
import { apartments, modernist, terrace, type Facade } from "./facades.js";
import { street } from "./scenes.js";
import { canvas, hedge } from "./street.js";

/** What a project is built of: blocks of flats, villas or town houses. */
export type ProjectKind = "apartments" | "villas" | "houses";

const rows: Record<ProjectKind, readonly (readonly (readonly [Facade, number])[])[]> = {
  apartments: [
    [
      [apartments, 520],
      [apartments, 600],
    ],
    [[apartments, 640]],
    [
      [apartments, 430],
      [apartments, 430],
      [apartments, 430],
    ],
  ],
  villas: [
    [
      [modernist, 620],
      [modernist, 620],
    ],
  ],
  houses: [
    [
      [terrace, 300],
      [terrace, 300],
      [terrace, 300],
      [terrace, 300],
    ],
  ],
};
const lights = ["morning", "noon", "dusk"] as const;

/** A project as it will stand in its street, different for every number. */
export function projectPicture(kind: ProjectKind, number: number): string {
  const row = rows[kind][number % rows[kind].length] ?? [];
  const wide = row.reduce((sum, [, each]) => sum + each, 0) + 460;
  return street(
    {
      seed: `project:${kind}:${number}`,
      light: lights[number % lights.length] ?? "noon",
      wide,
      row,
      trees: number % 2 === 0 ? [0.05, 0.95] : [0.08, 0.5, 0.93],
      more: (chance, light) =>
        hedge(chance, light, -10, canvas.ground + 24, 260, 52) +
        hedge(chance, light, wide - 250, canvas.ground + 24, 260, 52),
    },
    [1360, 907],
  );
}

const facadeOf = { apartments: "apartments", villas: "cube", houses: "new-terrace" } as const;
const storeysOf = { apartments: 5, villas: 2, houses: 3 } as const;

/** The same building, near. */
export const projectFacade = (kind: ProjectKind, number: number): string =>
  facadePicture(facadeOf[kind], storeysOf[kind], `project:${number}`);
