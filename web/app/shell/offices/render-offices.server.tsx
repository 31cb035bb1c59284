import { contactOriginalPath, type Page, type SiteTree } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { createPaths } from "~/i18n/paths";
import type { StaticMarkup } from "~/islands/static-markup";
import { renderStatic, staticMarkup } from "~/islands/render-static.server";
import { Offices } from "./offices";

/** What the contact page shows beside what staff write on it; null on other pages. */
export function renderOffices(
  context: Pick<AppLoadContext, "rendered" | "isDataRequest">,
  { config, routes, language }: Pick<SiteTree, "config" | "routes" | "language">,
  { id }: Pick<Page, "id">,
): StaticMarkup | null {
  const isContact = routes.some((route) => route.id === id && route.originalPath === contactOriginalPath);
  if (!isContact) return null;
  const html = renderStatic(<Offices config={config} />, createPaths({ language, rows: [] }), "offices");
  return html === "" ? null : staticMarkup(context, "offices", html);
}
