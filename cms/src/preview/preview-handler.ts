import { fallbackLanguage, type Language } from "@gevel/config";
import { hasOwnScreen, ownScreens } from "./own-screens";
import { previewAddress, type PreviewTarget } from "./preview-address";

interface PreviewRequest {
  documentId: string;
  /** None for types with all languages in one entry. */
  locale?: string | null;
  status?: string;
}

interface PreviewSettings {
  siteUrl: string;
  secret: string;
  /** Of the user: an entry with all languages is shown in it. */
  staffLanguage: () => Language | null;
}

/** The address behind Strapi's "Open preview" button; types without a screen of their own have no button. */
export function previewHandler({ siteUrl, secret, staffLanguage }: PreviewSettings) {
  return (uid: string, { documentId, locale, status }: PreviewRequest): string | undefined => {
    if (!hasOwnScreen(uid)) return undefined;
    const target: PreviewTarget = {
      type: ownScreens[uid],
      id: documentId,
      language: locale ?? staffLanguage() ?? fallbackLanguage,
      status: status === "published" ? "published" : "draft",
    };
    return previewAddress(target, { siteUrl, secret, now: new Date() });
  };
}
