import type { RouteEntry, SiteTree } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { createPaths, pathTable } from "~/i18n/paths";
import { renderStatic, staticMarkup } from "~/islands/render-static.server";
import type { StaticMarkup } from "~/islands/static-markup";
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
  rendered: StaticMarkup;
}

export function renderNextSteps(
  context: Pick<AppLoadContext, "replica" | "rendered" | "isDataRequest">,
  { routes, language }: Pick<SiteTree, "routes" | "language">,
  of: EndOf,
  route: Pick<RouteEntry, "originalPath"> | null | undefined,
): PageEnd {
  const nextSteps = forOwners.test(route?.originalPath ?? "") ? ownersSteps : after[of];
  const paths = createPaths(pathTable(routes, language, context.replica.defaultLanguage));
  const name = `next-${nextSteps.join("-")}`;
  return { of, rendered: staticMarkup(context, name, renderStatic(<NextSteps nextSteps={nextSteps} />, paths, name)) };
}
