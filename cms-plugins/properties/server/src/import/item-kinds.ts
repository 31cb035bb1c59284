import { projectKind } from "../projects/project-kind.js";
import type { ItemKind } from "./item-kind.js";
import { listingKind } from "./listing-kind.js";

/** By the list of the body. */
export const itemKinds: Readonly<Record<ItemKind["list"], ItemKind>> = {
  properties: listingKind,
  projects: projectKind,
};
