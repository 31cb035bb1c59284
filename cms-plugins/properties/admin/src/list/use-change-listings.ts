import { inAdminLanguage, invalidateDocuments } from "@gevel/core/admin";
import { usePermission } from "@gevel/core/screens";
import { FetchError, useAPIErrorHandler, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useMessages } from "../use-messages";

const model = "plugin::properties.property";

/** What can be changed in the list, without opening the form. */
export type ListChange = { marquee: number } | { price: number | null };

export interface ChangedListing {
  documentId: string;
  reference: string;
}

/**
 * Saves one value of some listings, one after another, as their forms would. One that is rejected is named in a
 * notification and does not stop the others.
 */
export function useChangeListings() {
  const { text } = useMessages();
  const { put } = useFetchClient();
  const { formatAPIError } = useAPIErrorHandler();
  const { toggleNotification } = useNotification();
  const mayChange = usePermission({ action: "plugin::content-manager.explorer.update", subject: model });

  const change = async (listings: readonly ChangedListing[], values: ListChange): Promise<void> => {
    const rejected: { reference: string; why: string }[] = [];
    for (const { documentId, reference } of listings)
      try {
        await put(`/content-manager/collection-types/${model}/${documentId}`, values, inAdminLanguage());
      } catch (cause) {
        rejected.push({ reference, why: cause instanceof FetchError ? formatAPIError(cause) : String(cause) });
      }
    const saved = listings.length - rejected.length;
    if (saved > 0) {
      invalidateDocuments();
      toggleNotification({ type: "success", message: text("properties.list.saved", { count: saved }) });
    }
    for (const { reference, why } of rejected.slice(0, 3))
      toggleNotification({ type: "danger", message: text("properties.list.rejected", { reference, why }) });
  };
  return { change, mayChange };
}
