import { useMatches } from "@remix-run/react";
import type { Language, Media } from "@gevel/config";
import type { StaticMarkup } from "~/islands/static-markup";
import type { PageEvent } from "../consent/visit-event";
import type { Head } from "./head";

export interface Crumb {
  label: string;
  /** Null for the page itself. */
  path: string | null;
  lang: Language;
}

/** What a page tells the chrome around it. Each loader of a page returns it as `meta`. */
export interface PageMeta {
  isHome: boolean;
  /** The page's own logo, in the header instead of the agency's. */
  logo?: Media;
  /** LANG-5: this page in each enabled language. */
  languagePaths: Partial<Record<Language, string>>;
  breadcrumbs: Crumb[];
  head: Head;
  /** JSON-LD (SEO-2), in the document alone. */
  structured?: StaticMarkup;
  /** CONSENT-4: the event of a visit to this page. */
  pageEvent?: PageEvent;
}

function hasMeta(data: unknown): data is { meta: PageMeta } {
  return typeof data === "object" && data !== null && "meta" in data;
}

export function usePageMeta(): PageMeta | null {
  for (const { data } of useMatches().reverse()) if (hasMeta(data)) return data.meta;
  return null;
}
