import { z } from "zod";

/** Pages that share menus, drawers and filter lists, each in its own way. */
const paths = [
  "/nl/",
  "/nl/te-koop/",
  "/nl/te-koop/?page=2",
  "/nl/te-koop/?city=antwerpen|2000",
  "/nl/te-koop/?type=1&bedrooms=2",
  "/nl/te-huur/",
  "/nl/contact/",
  "/nl/nergens/",
  "/fr/",
  "/fr/a-vendre/?bedrooms=2",
  "/en/",
  "/de/kontakt/",
];

/** Revision of the content that a site shows now. */
export async function revisionOf(site: string): Promise<number> {
  return z.object({ revision: z.number() }).parse(await (await fetch(`${site}/healthz`)).json()).revision;
}

/** A site's pages, requested one after the other, so that the first one renders the shared parts for the others. */
export async function fetchPages(site: string, order: "forwards" | "backwards"): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const path of order === "forwards" ? paths : paths.toReversed())
    pages.set(path, await (await fetch(`${site}${path}`)).text());
  return pages;
}

/** The first picture in the content of each page, in the smallest of its sizes, and the one to share: where that site has them. */
export function picturesOf(site: string, pages: ReadonlyMap<string, string>): ReadonlySet<string> {
  const first = [/<main[^]*? srcset="([^" ]+)/i, /<meta property="og:image" content="([^"]+)"/];
  const found = Array.from(pages.values()).flatMap((html) => first.flatMap((pattern) => pattern.exec(html)?.[1] ?? []));
  return new Set(
    found.map((address) => {
      const { pathname, search } = new URL(address.replaceAll("&amp;", "&"), site);
      return `${site}${pathname}${search}`;
    }),
  );
}
