import { personKey, type Lead } from "@gevel/config";
import { leadSearchText } from "../lead/lead-search.js";
import { leadColumns } from "../lead/lead-columns.js";

/** What is stored of a lead whose data was checked. */
export function toLeadRow({ form, language, page, privacyVersion, key, listing, project, sentAt, data }: Lead) {
  const listed = leadColumns(form, data);
  return {
    ...listed,
    personKey: personKey(listed.email),
    searchText: leadSearchText(listed),
    lastContactAt: sentAt ?? new Date().toISOString(),
    sentAt: sentAt ?? null,
    form,
    state: "new",
    language,
    page,
    listingId: listing?.id ?? null,
    listingReference: listing?.reference ?? null,
    projectId: project?.id ?? null,
    projectName: project?.name ?? null,
    privacyVersion,
    key,
    data,
  };
}
