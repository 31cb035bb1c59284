import { useMatches } from "@remix-run/react";
import type { Language } from "@gevel/config";
import type { DrawnPart } from "~/islands/drawn";
import type { Head } from "./head";

export interface Crumb {
  label: string;
  /** Null for the page itself. */
  path: string | null;
  lang: Language;
}

/** What a page tells the chrome around it. Each loader that shows a page gives one as `frame`. */
export interface Frame {
  isHome: boolean;
  /** The page begins with a banner, which leaves room for the header itself. */
  hasBanner: boolean;
  /** That banner is a picture, so the header lies over it. */
  overBanner: boolean;
  /** LANG-5: this page in each enabled language. */
  languagePaths: Partial<Record<Language, string>>;
  breadcrumbs: Crumb[];
  head: Head;
  /** JSON-LD (SEO-2), in the document alone. */
  structured?: DrawnPart;
}

function hasFrame(data: unknown): data is { frame: Frame } {
  return typeof data === "object" && data !== null && "frame" in data;
}

export function useFrame(): Frame | null {
  for (const { data } of useMatches().reverse()) if (hasFrame(data)) return data.frame;
  return null;
}
