import { adminApi } from "@strapi/strapi/admin";
import { z } from "zod";

const storeSchema = z.object({ dispatch: z.custom<(action: object) => void>() });

let appOfStore: { store: unknown } | null = null;

/** Called when a plugin is registered; the store is created later. What its bootstrap step gets has no store. */
export const captureStore = (app: { store: unknown }): void => {
  appOfStore = app;
};

const invalidate = (tags: readonly ("Document" | "Relations" | { type: "Document"; id: string })[]): void => {
  const store = storeSchema.safeParse(appOfStore?.store).data;
  const documentApi = adminApi.enhanceEndpoints({ addTagTypes: ["Document", "Relations"] });
  store?.dispatch(documentApi.util.invalidateTags([...tags]));
};

/** After a request of our own that changed entries, of which Strapi's cache (RTK Query) knows nothing: they are loaded again. */
export const invalidateDocuments = (): void => invalidate(["Document", "Relations"]);

/** After one that only added an entry: a form that is opened meanwhile is not loaded twice, which would close its dialogs. */
export const invalidateList = (model: string): void => invalidate([{ type: "Document", id: `${model}_LIST` }]);
