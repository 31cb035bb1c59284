import { contentAuditSchema } from "@gevel/config";
import { useQuery } from "@gevel/core/admin";

const read = (data: unknown) => contentAuditSchema.parse(data);

/** CMS-13: what is missing on the site, new each time it is opened. */
export const useContentAudit = () => useQuery("/content-audit/findings", read);
