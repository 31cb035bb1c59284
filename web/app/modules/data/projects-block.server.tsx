import type { Language, PropertyList } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { pathsOf } from "~/shell/chrome/chrome.server";
import type { ProjectsBlock } from "../content/items";
import { renderStatic, staticMarkup } from "~/islands/render-static.server";
import { projectCards } from "~/projects/read-project.server";
import { ProjectList } from "~/projects/project-list";

/** PROP-13: the projects as staff placed them: all of them, or the first few and a link to the rest. */
export function projectsBlock(
  context: Pick<AppLoadContext, "replica" | "siteUrl" | "rendered" | "isDataRequest">,
  { id, moreLink: more }: PropertyList,
  { language, limit }: { language: Language; limit: number },
): ProjectsBlock {
  const all = projectCards(context, language);
  const cards = more ? all.slice(0, limit) : all;
  const list = renderStatic(<ProjectList cards={cards} heading="h3" more={more} />, pathsOf(context, language));
  return {
    kind: "projects",
    id,
    rendered: staticMarkup(context, `projects-${id}`, list),
    count: cards.length,
    picture: cards[0]?.picture ?? null,
  };
}
