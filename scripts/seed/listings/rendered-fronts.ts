import type { FacadeStyle } from "../illustrations/facade-styles.js";
import { homeViews, isRendered, takeTurns, type FrontKind, type HomeView } from "./rendered-homes.js";

/** The kind of front of each style of façade; none where it is drawn. */
const frontOfStyle: Partial<Record<FacadeStyle, FrontKind>> = {
  terrace: "interwar",
  interwar: "interwar",
  "art-nouveau": "townhouse",
  townhouse: "townhouse",
  "new-terrace": "new",
  cube: "new",
  villa: "villa",
  apartments: "flats",
  slab: "flats",
  loft: "loft",
};

const renderedFronts = homeViews.filter(({ home }) => isRendered(home.name, "front"));

/** Gives each listing a front that fits its façade; none where its style has no front. */
export function handOutFronts() {
  const next = takeTurns();
  return (style: FacadeStyle, rent: boolean): HomeView | undefined => {
    const kind = frontOfStyle[style];
    if (!kind) return undefined;
    const views = renderedFronts.filter(({ home }) => home.front === kind);
    return next(kind, views, rent);
  };
}
