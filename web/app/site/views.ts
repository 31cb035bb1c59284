import { withMessages } from "~/i18n/load-messages";
import { parts } from "~/modules/parts";
import { createView } from "./view";

/** The large screens, by the kind of content they show. */
export const views = {
  page: createView(() => import("~/modules/page-view").then(({ PageView }) => PageView)),
  article: createView(() => import("~/modules/article-view").then(({ ArticleView }) => ArticleView)),
  property: createView(() =>
    withMessages("detail", import("~/properties/property-page")).then(({ PropertyPage }) => PropertyPage),
  ),
};

const loaded: Record<string, { preload: () => Promise<void> }> = { ...views, ...parts };

/** What the server named in the page: its screen, and the large parts of it. */
export const preloadViews = (names: string) =>
  Promise.all(names.split(" ").flatMap((name) => loaded[name]?.preload() ?? []));

/** The server draws in one go, so it has them all beforehand. */
export const loadAllViews = () => (allViews ??= preloadViews(Object.keys(loaded).join(" ")));
let allViews: Promise<unknown> | undefined;
