import { withMessages } from "~/i18n/load-messages";
import { createIsland } from "~/islands/island";
import { registerIslands, preloadAllIslands, preloadIslands } from "~/islands/island-registry";
import { moduleIslands } from "~/modules/module-islands";
import { OfficesMapIsland } from "~/properties/map/offices-map-island";
import { NotFoundIsland } from "~/shell/errors/not-found-island";

/** The large screens, by the kind of content they show. */
export const screens = {
  page: createIsland(() => import("./cms-page/cms-page").then(({ CmsPage }) => CmsPage)),
  place: createIsland(() => import("./place-page/place-page").then(({ PlacePage }) => PlacePage)),
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
  // Reached only by links in mails: few visitors come there.
  "my-visit": createIsland(() =>
    withMessages("forms", import("~/appointments/appointment-page")).then(({ AppointmentPage }) => AppointmentPage),
  ),
  "my-document": createIsland(() =>
    withMessages("forms", import("~/appointments/document-page")).then(({ DocumentPage }) => DocumentPage),
  ),
  portal: createIsland(() =>
    withMessages("portal", import("~/portal/dashboard/portal-page")).then(({ PortalPage }) => PortalPage),
  ),
};

registerIslands({ ...screens, ...moduleIslands, officesMap: OfficesMapIsland });

/** Run before hydration: preloads the islands that the document names. */
export const preloadNamedIslands = () => preloadIslands(document.documentElement.dataset["preload"] ?? "");

export const preloadAll = preloadAllIslands;
