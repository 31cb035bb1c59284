import type { Term } from "../draft/localized-terms.js";
import type { Feature } from "./feature.js";
import { insideFeatures } from "./inside-features.js";
import { outsideFeatures } from "./outside-features.js";

export interface FeatureTerm {
  pattern: RegExp;
  terms: Term;
  /** Where it belongs. */
  outside: boolean;
}

const compiled = (features: readonly Feature[], outside: boolean) =>
  features.map(([{ source }, ...terms]): FeatureTerm => ({
    pattern: new RegExp(`^(?:${source})$`, "i"),
    terms,
    outside,
  }));

export const featureTerms: readonly FeatureTerm[] = [
  ...compiled(insideFeatures, false),
  ...compiled(outsideFeatures, true),
];
