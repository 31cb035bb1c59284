import type { Words } from "../draft/words.js";
import type { Feature } from "./feature.js";
import { insideFeatures } from "./inside-features.js";
import { outsideFeatures } from "./outside-features.js";

export interface FeatureWords {
  pattern: RegExp;
  words: Words;
  /** Where it belongs. */
  outside: boolean;
}

const compiled = (features: readonly Feature[], outside: boolean) =>
  features.map(([{ source }, ...words]): FeatureWords => ({
    pattern: new RegExp(`^(?:${source})$`, "i"),
    words,
    outside,
  }));

export const featureWords: readonly FeatureWords[] = [
  ...compiled(insideFeatures, false),
  ...compiled(outsideFeatures, true),
];
