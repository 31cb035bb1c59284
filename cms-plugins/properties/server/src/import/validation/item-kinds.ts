import { projectKind } from "../../projects/project-kind.js";
import type { ItemKind } from "../../items/item-kind.js";
import { listingKind } from "../../listings/listing-kind.js";

/** By the name of the list in the body. */
export const itemKinds: Readonly<Record<ItemKind["list"], ItemKind>> = {
  properties: listingKind,
  projects: projectKind,
};
