import { fallbackLanguage, type Language, type PreviewQuery } from "@gevel/config";
import { previewAddress, type PreviewTarget } from "./preview-address.js";

export interface PreviewRequest {
  documentId: string;
  /** None for types with all languages in one entry. */
  locale?: string | null;
  status?: string;
}

interface PreviewSettings {
  siteUrl: string;
  secret: string;
  screenOf: (uid: string) => PreviewQuery["type"] | null;
  /** Of the user: an entry with all languages is shown in it. */
  staffLanguage: () => Language | null;
}

/** The address behind Strapi's "Open preview" button; types without a screen of their own have no button. */
export function previewHandler({ siteUrl, secret, screenOf, staffLanguage }: PreviewSettings) {
  return (uid: string, { documentId, locale, status }: PreviewRequest): string | undefined => {
    const type = screenOf(uid);
    if (type === null || secret === "") return undefined;
    const target: PreviewTarget = {
      type,
      id: documentId,
      language: locale ?? staffLanguage() ?? fallbackLanguage,
      status: status === "published" ? "published" : "draft",
    };
    return previewAddress(target, { siteUrl, secret, now: new Date() });
  };
}
