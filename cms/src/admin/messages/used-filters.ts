import { userUid } from "./content/user";
import { typeMessages } from "./model-messages";

/** The filters of each list, by uid. Those of Strapi's own users beside ours. */
export const usedFilters: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(typeMessages).map(([uid, { filters }]) => [uid, filters])),
  [userUid]: ["username", "email", "confirmed", "blocked", "createdAt"],
};
