import type { Article, SiteTree } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { createPaths, pathTable } from "~/i18n/paths";
import { renderStatic, staticMarkup } from "~/islands/render-static.server";
import type { StaticMarkup } from "~/islands/static-markup";
import { MemberBands } from "./member-bands";
import { memberContent } from "./member-content.server";

/** CMS-15: what follows a team member's own text; null for another article, or where there is nothing. */
export function renderMember(
  context: Pick<AppLoadContext, "replica" | "rendered" | "isDataRequest">,
  tree: Pick<SiteTree, "articles" | "language" | "routes" | "testimonials">,
  article: Article,
): StaticMarkup | null {
  if (article.kind !== "team") return null;
  const paths = createPaths(pathTable(tree.routes, tree.language, context.replica.defaultLanguage));
  const name = `member-${article.id}`;
  const html = renderStatic(<MemberBands content={memberContent(context, tree, article)} />, paths, name);
  return html === "" ? null : staticMarkup(context, name, html);
}
