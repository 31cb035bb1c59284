import { withMessages } from "~/i18n/load-messages";
import { createIsland } from "~/islands/island";
import { nameIslands, preloadAllIslands, preloadIslands } from "~/islands/known-islands";
import { moduleIslands } from "~/modules/module-islands";
import { OfficesMapIsland } from "~/properties/map/offices-map-island";
import { NotFoundIsland } from "~/shell/errors/not-found-island";

/** The large screens, by the kind of content they show. */
export const screens = {
  page: createIsland(() => import("./staff-page/staff-page").then(({ StaffPage }) => StaffPage)),
  article: createIsland(() => import("./article-page").then(({ ArticlePage }) => ArticlePage)),
  part: createIsland(() => withMessages("forms", import("./listing-part/part-page")).then(({ PartPage }) => PartPage)),
  property: createIsland(() =>
    withMessages("detail", import("~/properties/detail/property-page")).then(({ PropertyPage }) => PropertyPage),
  ),
  project: createIsland(() =>
    withMessages("detail", import("~/projects/project-page")).then(({ ProjectPage }) => ProjectPage),
  ),
  favourites: createIsland(() =>
    withMessages("favourites", import("~/properties/favourites/favourites-page")).then(
      ({ FavouritesPage }) => FavouritesPage,
    ),
  ),
  "not-found": NotFoundIsland,
  // Where links of mails lead: few visitors come there.
  "my-visit": createIsland(() =>
    withMessages("forms", import("~/visits/visit-page")).then(({ VisitPage }) => VisitPage),
  ),
  "my-document": createIsland(() =>
    withMessages("forms", import("~/visits/document-page")).then(({ DocumentPage }) => DocumentPage),
  ),
  portal: createIsland(() =>
    withMessages("portal", import("~/portal/dashboard/portal-page")).then(({ PortalPage }) => PortalPage),
  ),
};

nameIslands({ ...screens, ...moduleIslands, officesMap: OfficesMapIsland });

/** Before the browser takes over: what the document names. */
export const preloadNamed = () => preloadIslands(document.documentElement.dataset["preload"] ?? "");

export const preloadAll = preloadAllIslands;
