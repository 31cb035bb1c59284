import { contactOriginalPath, type Page, type SiteTree } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { createPaths } from "~/i18n/paths";
import type { DrawnMarkup } from "~/islands/drawn";
import { draw, drawnMarkup } from "~/islands/draw.server";
import { Offices } from "./offices";

/** What the contact page shows beside what staff write on it; null on other pages. */
export function drawOffices(
  context: Pick<AppLoadContext, "drawn" | "isDataRequest">,
  { config, routes, language }: Pick<SiteTree, "config" | "routes" | "language">,
  { id }: Pick<Page, "id">,
): DrawnMarkup | null {
  const isContact = routes.some((route) => route.id === id && route.originalPath === contactOriginalPath);
  if (!isContact) return null;
  const html = draw(<Offices config={config} />, createPaths({ language, rows: [] }), "offices");
  return html === "" ? null : drawnMarkup(context, "offices", html);
}
