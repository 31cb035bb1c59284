import { personKey, type Lead } from "@gevel/config";
import { leadSearchText } from "../lead/lead-search.js";
import { listedParts } from "../lead/listed-parts.js";

/** What is stored of a lead whose data was checked. */
export function rowOfLead({ form, language, page, privacyVersion, key, listing, project, sentAt, data }: Lead) {
  const listed = listedParts(form, data);
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
