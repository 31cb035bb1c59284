import { overrideReasonsSchema, type OverrideReason } from "@gevel/config";
import { sharedQuery, useSharedQuery, type SharedQueryState } from "@gevel/core/admin";
import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useMessages } from "../use-messages";

const pathOf = (documentId: string) => `/properties/listings/${encodeURIComponent(documentId)}/reasons`;

/** By document id, newest first. */
const reasons = sharedQuery(
  async (get, documentId) => overrideReasonsSchema.parse(await get(pathOf(documentId))).reasons,
);

/** The reasons staff gave for publishing this listing without legally required data. */
export const usePublishReasons = (
  documentId: string,
): { query: SharedQueryState<readonly OverrideReason[]>; reload: () => void } => useSharedQuery(reasons, documentId);

/** Stores a reason and returns whether that succeeded. */
export function useSubmitReason(): (documentId: string, reason: string) => Promise<boolean> {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { text } = useMessages();
  return async (documentId, reason) => {
    try {
      await post(pathOf(documentId), { reason: reason.trim() });
    } catch {
      toggleNotification({ type: "danger", message: text("properties.publishChecks.notSaved") });
      return false;
    }
    reasons.reload(documentId);
    return true;
  };
}
