import { fallbackLanguage } from "@gevel/config";
import { previewAddress, type PreviewTarget } from "./preview-address";

const previewable: Record<string, PreviewTarget["type"]> = {
  "api::page.page": "page",
  "api::module.module": "module",
  "api::article.article": "article",
};

interface PreviewRequest {
  documentId: string;
  locale?: string;
  status?: string;
}

/** What Strapi's "Open preview" button asks for; types without a screen of their own have no button. */
export function previewHandler({ siteUrl, secret }: { siteUrl: string; secret: string }) {
  return (uid: string, { documentId, locale, status }: PreviewRequest): string | undefined => {
    const type = previewable[uid];
    if (type === undefined) return undefined;
    const target: PreviewTarget = {
      type,
      id: documentId,
      language: locale ?? fallbackLanguage,
      status: status === "published" ? "published" : "draft",
    };
    return previewAddress(target, { siteUrl, secret, now: new Date() });
  };
}
