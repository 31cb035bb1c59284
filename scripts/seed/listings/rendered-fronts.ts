import type { FacadeStyle } from "../illustrations/facade-styles.js";
import type { ListingFacts } from "./listing-facts.js";
import { homeViews, isRendered, takeTurns, type FrontKind, type HomeView } from "./rendered-homes.js";

/** The kind of front of each style of façade; none where it is drawn. */
const frontOfStyle: Partial<Record<FacadeStyle, FrontKind>> = {
  terrace: "interwar",
  interwar: "interwar",
  "art-nouveau": "townhouse",
  townhouse: "townhouse",
  "new-terrace": "new",
  villa: "villa",
  apartments: "flats",
  slab: "flats",
  loft: "loft",
  factory: "loft",
  office: "flats",
  shop: "shop",
};

/** More storeys than its two and an attic, which is outside the picture, do not fit the model. */
const mostInterwarStoreys = 3;

const renderedFronts = homeViews.filter(({ home }) => isRendered(home.name, "front"));

/** Gives each listing a front that fits its façade and height; none where no model does. */
export function handOutFronts() {
  const next = takeTurns();
  return ({ style, storeys, rent }: Pick<ListingFacts, "style" | "storeys" | "rent">): HomeView | undefined => {
    const kind = frontOfStyle[style];
    if (!kind || (kind === "interwar" && storeys > mostInterwarStoreys)) return undefined;
    const views = renderedFronts.filter(({ home }) => home.front === kind);
    return next(kind, views, rent);
  };
}
