import { userUid } from "../texts/content/user";
import { typeWords } from "../texts/models";

/** The filters of each list, by uid. Those of Strapi's own users beside ours. */
export const usedFilters: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(typeWords).map(([uid, { filters }]) => [uid, filters])),
  [userUid]: ["username", "email", "confirmed", "blocked", "createdAt"],
};
