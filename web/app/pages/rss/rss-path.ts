import type { Language } from "@gevel/config";
import { canonicalPath } from "~/i18n/paths";

/** SEO-3: the feed of new homes in a language. */
export const rssPath = (language: Language): string => `${canonicalPath(language, "")}rss.xml`;
