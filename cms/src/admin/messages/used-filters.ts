import { contentTypes } from "./content-types";

/** Strapi's own type: whoever may log in to the owner portal. */
export const userUid = "plugin::users-permissions.user";

/** The filters of each list, by uid. Those of Strapi's own users beside ours. */
export const usedFilters: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(contentTypes).map(([uid, { filters }]) => [uid, filters])),
  [userUid]: ["username", "email", "confirmed", "blocked", "createdAt"],
};
