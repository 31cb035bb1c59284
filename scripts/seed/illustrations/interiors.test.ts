import { describe, expect, it } from "vitest";
import { interiorKinds, interiorPicture, type Era } from "./interiors.js";

const eras: readonly Era[] = ["period", "modern"];

describe("the interiors of the demo content", () => {
  it.each(interiorKinds.flatMap((kind) => eras.map((era) => [kind, era] as const)))(
    "PROP-21 %s of a %s home is rendered in whole numbers, the same for the same seed and different for another",
    (kind, era) => {
      const drawing = interiorPicture(kind, era, "1");
      expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
      expect(interiorPicture(kind, era, "1")).toBe(drawing);
      expect(interiorPicture(kind, era, "2")).not.toBe(drawing);
    },
  );
});
