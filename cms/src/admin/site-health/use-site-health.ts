import { siteHealthSchema } from "@gevel/config";
import { useAsked } from "@gevel/kit/admin";

const read = (data: unknown) => siteHealthSchema.parse(data);

/** CMS-13: what is missing on the site, new each time it is opened. */
export const useSiteHealth = () => useAsked("/admin/missing-content", read);
