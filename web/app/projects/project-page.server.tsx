import type { Language } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { renderStatic, staticMarkup } from "~/islands/render-static.server";
import { ProjectBody } from "./project-body";
import { ProjectEnd } from "./project-end";
import { ProjectHead } from "./project-head";
import type { ProjectContent, ProjectPageData } from "./project-page-data";
import { pathsOf } from "~/shell/chrome/chrome.server";

/** The page of a project, drawn as far as nothing in the browser changes it. */
export function renderProject(
  context: Pick<AppLoadContext, "replica" | "siteUrl" | "rendered" | "isDataRequest">,
  data: ProjectContent,
  language: Language,
): ProjectPageData {
  const paths = pathsOf(context, language);
  const part = (name: string, Part: (props: { data: ProjectContent }) => React.ReactElement) =>
    staticMarkup(context, `project-${name}-${data.id}`, renderStatic(<Part data={data} />, paths, name));
  return {
    title: data.title,
    pictures: data.pictures,
    head: part("head", ProjectHead),
    body: part("body", ProjectBody),
    end: part("end", ProjectEnd),
  };
}
