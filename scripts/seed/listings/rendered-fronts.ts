import type { FacadeStyle } from "../illustrations/facade-styles.js";
import { homeViews, isRendered, type FrontKind, type HomeView } from "./rendered-homes.js";

/** The rendered front that a drawn façade goes with, by age and build; none where no front does. */
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

const viewsOfKind = (kind: FrontKind) =>
  homeViews.filter(({ home }) => home.front === kind && isRendered(home.name, "front"));

/** Hands out fronts evenly, so that neighbours in a list of one goal differ. */
export function handOutFronts() {
  const given = new Map<string, number>();
  return (style: FacadeStyle, rent: boolean): HomeView | undefined => {
    const kind = frontOfStyle[style];
    if (!kind) return undefined;
    const views = viewsOfKind(kind);
    if (views.length === 0) return undefined;
    const key = `${kind} ${rent}`;
    const before = given.get(key) ?? (rent ? Math.floor(views.length / 2) : 0);
    given.set(key, before + 1);
    return views[before % views.length];
  };
}
