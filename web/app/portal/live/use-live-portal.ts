import { useEffect, useState } from "react";
import useSWR from "swr";
import { usePaths } from "~/i18n/use-paths";
import { readPortalView, type PortalView } from "./portal-view";

/** The owner counts as away this long after their last input. */
const activeForMs = 5 * 60_000;

const signs = ["pointerdown", "pointermove", "keydown", "scroll", "focus"] as const;

/** Reports whether somebody is likely looking at the page: it was opened or used recently. */
export function trackActivity(onChange: (isActive: boolean) => void): () => void {
  let last = Date.now();
  const look = () => {
    last = Date.now();
    onChange(true);
  };
  const timer = setInterval(() => onChange(Date.now() - last < activeForMs), activeForMs / 10);
  for (const sign of signs) window.addEventListener(sign, look, { passive: true });
  return () => {
    clearInterval(timer);
    for (const sign of signs) window.removeEventListener(sign, look);
  };
}

function usePageActivity(): boolean {
  const [isActive, setActive] = useState(true);
  useEffect(() => trackActivity(setActive), []);
  return isActive;
}

/** Milliseconds between refreshes: of a page its owner is watching, and of one that is merely open. */
export const refreshes = { isVisitorActive: 5_000, open: 60_000 };

class SessionEnded extends Error {}

async function fetchView(address: string): Promise<PortalView> {
  const answer = await fetch(address, { headers: { accept: "application/json" } });
  if (answer.status === 401) throw new SessionEnded("the session of the owner has ended");
  const view = answer.ok ? readPortalView(await answer.json()) : null;
  if (!view) throw new Error(`the portal answered ${answer.status}`);
  return view;
}

/** Address of the portal's JSON; of the history before a moment, if given. */
function viewAddress({ home, before }: Pick<PortalView, "home" | "before">, language: string): string {
  const query = new URLSearchParams({ language });
  if (home) query.set("home", String(home.id));
  if (before !== null) query.set("before", before);
  return `/portal.json?${query.toString()}`;
}

export const fetchEarlier = (home: PortalView["home"], before: string, language: string): Promise<PortalView> =>
  fetchView(viewAddress({ home, before }, language));

/**
 * The page's current data, refreshed periodically and when its owner returns to it; goes to the login once the session
 * is over.
 */
export function useLivePortal(first: PortalView): { view: PortalView; isStale: boolean } {
  const { language, login } = usePaths();
  const isActive = usePageActivity();
  const { data, error } = useSWR<PortalView, Error>(viewAddress(first, language), fetchView, {
    fallbackData: first,
    revalidateOnMount: false,
    refreshInterval: isActive ? refreshes.isVisitorActive : refreshes.open,
    onErrorRetry: (problem, _key, _config, revalidate, { retryCount }) => {
      if (!(problem instanceof SessionEnded)) setTimeout(() => void revalidate({ retryCount }), refreshes.open);
    },
  });
  const hasEnded = error instanceof SessionEnded;
  useEffect(() => {
    // As a new document: none of the owner's data stays in memory.
    if (hasEnded) location.assign(`${login}?ended`);
  }, [hasEnded, login]);
  // The data loaded on navigation may be newer than the cached one.
  const view = data && data.at >= first.at ? data : first;
  return { view, isStale: error !== undefined && !hasEnded };
}
