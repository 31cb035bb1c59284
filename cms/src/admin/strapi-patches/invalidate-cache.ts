import { z } from "zod";

const storeSchema = z.object({ dispatch: z.custom<(action: { type: string; payload: unknown }) => void>() });

let appOfStore: { store?: unknown } | null = null;

/** Once, when the admin starts; its store comes later. */
export const captureStore = (app: { store?: unknown }): void => {
  appOfStore = app;
};

/**
 * What the admin remembers of entries is asked for anew: our own requests changed some of them, of which Strapi's memory of
 * answers (RTK Query, whose action this is) knows nothing.
 */
export function readAgain(): void {
  const store = storeSchema.safeParse(appOfStore?.store).data;
  store?.dispatch({ type: "adminApi/invalidateTags", payload: ["Document", "Relations"] });
}
