import { adminApi } from "@strapi/strapi/admin";
import { z } from "zod";

const storeSchema = z.object({ dispatch: z.custom<(action: object) => void>() });

let appOfStore: { store: unknown } | null = null;

/** Called when a plugin is registered; the store is created later. What its bootstrap step gets has no store. */
export const captureStore = (app: { store: unknown }): void => {
  appOfStore = app;
};

/** After a request of our own that changed entries, of which Strapi's cache (RTK Query) knows nothing: they are loaded again. */
export function invalidateDocuments(): void {
  const store = storeSchema.safeParse(appOfStore?.store).data;
  const documentApi = adminApi.enhanceEndpoints({ addTagTypes: ["Document", "Relations"] });
  store?.dispatch(documentApi.util.invalidateTags(["Document", "Relations"]));
}
