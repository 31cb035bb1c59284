import { useEffect, type RefObject } from "react";
import { isPlainClick } from "~/ui/is-plain-click";

const isShare = (element: unknown): element is HTMLDetailsElement =>
  element instanceof HTMLDetailsElement && element.hasAttribute("data-share");

/** Loads sharing, players and printing on first use. Their elements are server markup, so this listens on the page. */
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
    const print = (event: KeyboardEvent) => {
      const link = element.querySelector("a[data-print]");
      const requested =
        event.key.toLowerCase() === "p" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!requested || !(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      void import("./print-sheet-of").then(({ printSheetOf }) => printSheetOf(link.href));
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("toggle", ({ target }) => share(target), { capture: true, signal });
    element.addEventListener("click", embed, { signal });
    document.addEventListener("keydown", print, { signal });
    // Opened before there was any script.
    share(element.querySelector("[data-share]"));
    return () => listening.abort();
  }, [page]);
}
