import { excerptLimit } from "../site/limits.js";

/** Share of the limit: a last space beyond it is where the text is cut. */
const minCutShare = 0.8;

/**
 * PROP-15: the text itself when it fits; else cut at the limit, or at the last space before it when that is past
 * 80 % of the limit, with an ellipsis after it, in the place of a comma or
 * full stop. No character is cut in half.
 */
export function excerpt(text: string, limit: number = excerptLimit): string {
  const whole = text.trim();
  if (whole.length <= limit) return whole;
  const splitsPair = /[\ud800-\udbff]/.test(whole.charAt(limit - 1));
  const cut = whole.slice(0, splitsPair ? limit - 1 : limit);
  // A space right after the cut means that the cut is already at a word boundary.
  const space = /\s/.test(whole.charAt(cut.length))
    ? cut.length
    : Math.max(cut.lastIndexOf(" "), cut.lastIndexOf("\n"));
  return `${(space > limit * minCutShare ? cut.slice(0, space) : cut).replace(/[\s.,;:–—-]+$/, "")}…`;
}
