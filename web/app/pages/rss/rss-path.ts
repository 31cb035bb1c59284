import type { Language } from "@gevel/config";
import { canonicalPath } from "~/i18n/paths";

/** SEO-3: path of the feed of new listings in a language. */
export const rssPath = (language: Language): string => `${canonicalPath(language, "")}rss.xml`;
