import { lazy, Suspense, useEffect, useState } from "react";
import { withMessages } from "~/i18n/load-messages";
import cardStyles from "../card/listing-card.module.css";
import { storedListings } from "../stored-lists/favourites-store";

const CardTools = lazy(() =>
  withMessages("favourites", import("./card-tools")).then((module) => ({ default: module.CardTools })),
);

const withTools = `.${cardStyles["card"] ?? ""}, [data-card], [data-keep], [data-let-go]`;
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"] as const;

/**
 * Script features of cards, which are server-rendered markup. Loaded on the visitor's first interaction with a page
 * that has cards, and at once if there are stored listings to show or a heart was pressed before (`early-hearts.ts`).
 */
export function LazyCardTools() {
  const [isActive, setActive] = useState(false);
  useEffect(() => {
    const waiting = new AbortController();
    const { signal } = waiting;
    const look = () => {
      if (!document.querySelector(withTools)) return;
      waiting.abort();
      setActive(true);
    };
    for (const sign of signs) document.addEventListener(sign, look, { signal, capture: true, passive: true });
    if (storedListings("favourites").length + storedListings("hidden").length > 0) {
      const drawing = new MutationObserver(look);
      signal.addEventListener("abort", () => drawing.disconnect());
      drawing.observe(document.body, { childList: true, subtree: true });
      look();
    }
    if (window.earlyHearts?.size) look();
    return () => waiting.abort();
  }, []);
  return isActive ? (
    <Suspense>
      <CardTools />
    </Suspense>
  ) : null;
}
