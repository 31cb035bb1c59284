import { useEffect, type RefObject } from "react";
import { isPlainClick } from "~/ui/is-plain-click";

const isShare = (element: unknown): element is HTMLDetailsElement =>
  element instanceof HTMLDetailsElement && element.hasAttribute("data-share");

/** Sharing and players come when a visitor turns to them. Their places are the server's markup, so this listens on the page. */
export function usePageTools(page: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = page.current;
    if (!element) return;
    const share = (menu: unknown) => {
      if (isShare(menu) && menu.open) void import("./share-tools").then((tools) => tools.openShareTools(menu));
    };
    const embed = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[data-embed]") : null;
      if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
      event.preventDefault();
      void import("./show-embed").then(({ showEmbed }) => showEmbed(link));
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("toggle", ({ target }) => share(target), { capture: true, signal });
    element.addEventListener("click", embed, { signal });
    // Opened before there was any script.
    share(element.querySelector("[data-share]"));
    return () => listening.abort();
  }, [page]);
}
