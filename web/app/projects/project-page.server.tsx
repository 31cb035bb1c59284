import type { Language } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { draw, drawnMarkup } from "~/islands/draw.server";
import { ProjectBody } from "./project-body";
import { ProjectEnd } from "./project-end";
import { ProjectHead } from "./project-head";
import type { ProjectContent, ProjectPageData } from "./project-page-data";
import { pathsOf } from "~/shell/chrome/chrome.server";

/** The page of a project, drawn as far as nothing in the browser changes it. */
export function drawProject(
  context: Pick<AppLoadContext, "replica" | "siteUrl" | "drawn" | "isDataRequest">,
  data: ProjectContent,
  language: Language,
): ProjectPageData {
  const paths = pathsOf(context, language);
  const part = (name: string, Part: (props: { data: ProjectContent }) => React.ReactElement) =>
    drawnMarkup(context, `project-${name}-${data.id}`, draw(<Part data={data} />, paths, name));
  return {
    title: data.title,
    pictures: data.pictures,
    head: part("head", ProjectHead),
    body: part("body", ProjectBody),
    end: part("end", ProjectEnd),
  };
}
