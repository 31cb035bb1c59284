import { useEffect, useState } from "react";
import { isPlainClick } from "~/ui/is-plain-click";
import { useSiteNavigate } from "./use-site-navigate";

/** A pointer that only passes by means nothing yet, in milliseconds. */
const passing = 100;

/** Links of the site, wherever they stand, turn the page without loading a document. Gives the one a visitor means. */
export function useFollowedLinks(active: boolean): string | null {
  const navigateTo = useSiteNavigate();
  const [meant, setMeant] = useState<string | null>(null);
  useEffect(() => {
    if (!active) return;
    let late: number | undefined;
    const follow = (event: MouseEvent) => {
      const link = ownLink(event.target);
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      navigateTo(addressOf(link), {
        replace: link.href === location.href,
        preventScrollReset: link.hasAttribute("data-keep-scroll"),
      });
    };
    const mean = (event: Event) => {
      clearTimeout(late);
      const link = ownLink(event.target);
      late = window.setTimeout(() => setMeant(link && addressOf(link)), passing);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("click", follow, { signal });
    for (const sign of ["pointerover", "focusin"]) document.addEventListener(sign, mean, { signal, passive: true });
    return () => {
      clearTimeout(late);
      listening.abort();
    };
  }, [active, navigateTo]);
  return meant;
}

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;
const prefix = (path: string) => path.slice(0, 4);

/**
 * A link to a page of this site in the document's language: another language is another document, and so is what
 * asks for one. A place on the page itself is the browser's to find.
 */
function ownLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("data-document")) return null;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return null;
  return prefix(link.pathname) === `/${document.documentElement.lang.slice(0, 2)}/` ? link : null;
}
