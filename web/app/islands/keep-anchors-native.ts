let isKept = true;

/** Once all parts of the document are hydrated. */
export const leaveAnchorsToRouter = (): void => void (isKept = false);

function onPop(event: PopStateEvent): void {
  if (!isKept || !("__remixRouter" in window)) return;
  const { pathname, search } = window.__remixRouter.state.location;
  if (pathname === location.pathname && search === location.search) event.stopImmediatePropagation();
}

/**
 * An anchor of the same page (the skip link, a link in a text) changes the address and no page. React Router would announce it
 * to all parts of the page, and React empties a part that is not hydrated yet (error 421): half of a listing. The browser has
 * gone there already, so the router need not know. To be called before the router first renders: it listens for the same event.
 */
export const keepAnchorsNative = (): void => addEventListener("popstate", onPop, { capture: true });
