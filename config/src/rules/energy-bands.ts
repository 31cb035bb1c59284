import type { Region } from "./region-of-postcode.js";

/** A scale of energy labels: the three regions of Belgium, and Luxembourg. */
export type EnergyRegion = Region | "luxembourg";

export interface EnergyBand {
  readonly label: string;
  /** Highest performance of the band in kWh/(m²·year), included. */
  readonly upTo: number;
}

const band = (label: string, upTo: number): EnergyBand => ({ label, upTo });

/** Section 9 of the specification; Brussels' f_sub is 323–345 (PROP-11), its g everything above. */
export const energyBands: Record<Region, readonly EnergyBand[]> = {
  flanders: [
    band("a_plus", 0),
    band("a", 100),
    band("b", 200),
    band("c", 300),
    band("d", 400),
    band("e", 500),
    band("f", Infinity),
  ],
  brussels: [
    band("a_plus", 0),
    band("a", 23),
    band("a_sub", 45),
    band("b_plus", 62),
    band("b", 79),
    band("b_sub", 95),
    band("c_plus", 113),
    band("c", 132),
    band("c_sub", 150),
    band("d_plus", 170),
    band("d", 190),
    band("d_sub", 210),
    band("e_plus", 232),
    band("e", 253),
    band("e_sub", 275),
    band("f_plus", 298),
    band("f", 322),
    band("f_sub", 345),
    band("g", Infinity),
  ],
  wallonia: [
    band("a_plusplus", 0),
    band("a_plus", 45),
    band("a", 85),
    band("b", 170),
    band("c", 255),
    band("d", 340),
    band("e", 425),
    band("f", 510),
    band("g", Infinity),
  ],
};

export const luxembourgLabels = ["a_plus", "a", "b", "c", "d", "e", "f", "g", "h", "i"];

interface RenovationDuty {
  readonly region: Region;
  readonly goals: readonly (0 | 1)[];
  readonly labels: readonly string[];
}

/** PROP-11: in Flanders the buyer of a home with label E or F has to renovate it. */
export const renovationDuties: readonly RenovationDuty[] = [{ region: "flanders", goals: [0], labels: ["e", "f"] }];
