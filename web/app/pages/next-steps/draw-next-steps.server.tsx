import type { RouteEntry, SiteTree } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { createPaths, pathTable } from "~/i18n/paths";
import { draw, drawnMarkup } from "~/islands/draw.server";
import type { DrawnMarkup } from "~/islands/drawn";
import { NextSteps, type Step } from "./next-steps";

/** What one may do after each kind of page. */
const after = {
  article: ["value", "buy"],
  team: ["ask", "value"],
  review: ["value", "buy"],
  thanks: ["buy", "wish"],
} as const satisfies Record<string, readonly Step[]>;

/** Who sells or lets has asked for the valuation, or is asked to in the text itself, and does not look for a home. */
const forOwners = /^(?:feedback\/contact-demand|contact\/u-wenst-te-ver(?:kopen|huren)$)/;
const ownersSteps: readonly Step[] = ["sold", "reviews", "ask"];

export type EndOf = keyof typeof after;

/** How a page that leads on ends. */
export interface PageEnd {
  of: EndOf;
  drawn: DrawnMarkup;
}

export function drawNextSteps(
  context: Pick<AppLoadContext, "replica" | "drawn" | "isDataRequest">,
  { routes, language }: Pick<SiteTree, "routes" | "language">,
  of: EndOf,
  route: Pick<RouteEntry, "originalPath"> | null | undefined,
): PageEnd {
  const likely = forOwners.test(route?.originalPath ?? "") ? ownersSteps : after[of];
  const paths = createPaths(pathTable(routes, language, context.replica.defaultLanguage));
  const name = `next-${likely.join("-")}`;
  return { of, drawn: drawnMarkup(context, name, draw(<NextSteps likely={likely} />, paths, name)) };
}
