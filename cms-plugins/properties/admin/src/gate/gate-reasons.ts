import { gateReasonsSchema, type GateReason } from "@gevel/config";
import { fetched, useFetched, type Asked } from "@gevel/kit/admin";
import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useTexts } from "../texts/use-texts";

const pathOf = (documentId: string) => `/properties/listings/${encodeURIComponent(documentId)}/reasons`;

/** By document id, newest first. */
const reasons = fetched(async (get, documentId) => gateReasonsSchema.parse(await get(pathOf(documentId))).reasons);

/** Why this listing is on the site without what the law asks, as staff said it. */
export const useGateReasons = (documentId: string): { asked: Asked<readonly GateReason[]>; again: () => void } =>
  useFetched(reasons, documentId);

/** Keeps a reason, and answers whether it was kept. */
export function useGiveReason(): (documentId: string, reason: string) => Promise<boolean> {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { text } = useTexts();
  return async (documentId, reason) => {
    try {
      await post(pathOf(documentId), { reason: reason.trim() });
    } catch {
      toggleNotification({ type: "danger", message: text("properties.gate.notKept") });
      return false;
    }
    reasons.again(documentId);
    return true;
  };
}
