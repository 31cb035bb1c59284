import { withMessages } from "~/i18n/load-messages";
import { parts } from "~/modules/parts";
import { createView } from "~/islands/island";

/** The large screens, by the kind of content they show. */
export const views = {
  page: createView(() => import("./staff-page/staff-page").then(({ PageView }) => PageView)),
  article: createView(() => import("./article-page").then(({ ArticleView }) => ArticleView)),
  part: createView(() => withMessages("forms", import("./listing-part/part-page")).then(({ PartPage }) => PartPage)),
  property: createView(() =>
    withMessages("detail", import("~/properties/property-page")).then(({ PropertyPage }) => PropertyPage),
  ),
  project: createView(() =>
    withMessages("detail", import("~/projects/project-page")).then(({ ProjectPage }) => ProjectPage),
  ),
};

const loaded: Record<string, { preload: () => Promise<void> }> = { ...views, ...parts };

/** What the server named in the page: its screen, and the large parts of it. */
export const preloadViews = (names: string) =>
  Promise.all(names.split(" ").flatMap((name) => loaded[name]?.preload() ?? []));

/** Parts that a screen brings with it: the shell of every page need not know them. */
export function offerViews<Views extends typeof loaded>(more: Views): Views {
  Object.assign(loaded, more);
  return more;
}

export const allViewNames = () => Object.keys(loaded).join(" ");
