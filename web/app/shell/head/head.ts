import type { MetaDescriptor } from "@remix-run/react";

/** A page's metadata for search engines and link previews. Addresses are absolute. */
export interface Head {
  title: string;
  description: string;
  /** Null where no address is the right one: not found, preview. */
  canonical: string | null;
  /** hreflang, x-default among them. */
  alternates: { hreflang: string; href: string }[];
  /** LANG-5: of a list in several pages. */
  series?: { previous: string | null; next: string | null };
  /** SEO-3: feed of what is new, of a list. */
  rss?: string;
  index: boolean;
  openGraph: {
    type: "website" | "article";
    siteName: string;
    locale: string;
    title: string;
    description: string;
    image: string | null;
  };
  twitter: { title: string; description: string; image: string | null };
}

/** The one place that writes title, canonical, hreflang, Open Graph and Twitter (SEO-1, SEO-3, LANG-5). */
export function headDescriptors(head: Head): MetaDescriptor[] {
  const { openGraph, twitter } = head;
  const name = (key: string, content: string | null) => (content ? [{ name: key, content }] : []);
  const property = (key: string, content: string | null) => (content ? [{ property: key, content }] : []);
  const link = (rel: string, href: string | null | undefined) => (href ? [{ tagName: "link", rel, href }] : []);
  return [
    { title: head.title },
    ...name("description", head.description),
    ...(head.index ? [] : name("robots", "noindex")),
    ...link("canonical", head.canonical),
    ...link("prev", head.series?.previous),
    ...link("next", head.series?.next),
    ...(head.rss ? [{ tagName: "link", rel: "alternate", type: "application/rss+xml", href: head.rss }] : []),
    ...head.alternates.map(({ hreflang, href }) => ({ tagName: "link", rel: "alternate", hrefLang: hreflang, href })),
    ...property("og:type", openGraph.type),
    ...property("og:site_name", openGraph.siteName),
    ...property("og:locale", openGraph.locale),
    ...property("og:title", openGraph.title),
    ...property("og:description", openGraph.description),
    ...property("og:url", head.canonical),
    ...property("og:image", openGraph.image),
    ...name("twitter:card", twitter.image ? "summary_large_image" : "summary"),
    // A card without one takes Open Graph's (X, "Cards markup"): some hundred bytes of each page.
    ...name("twitter:title", twitter.title === openGraph.title ? null : twitter.title),
    ...name("twitter:description", twitter.description === openGraph.description ? null : twitter.description),
    ...name("twitter:image", twitter.image === openGraph.image ? null : twitter.image),
  ];
}
