import { useSyncExternalStore } from "react";
import { breakpoints } from "@gevel/config";

export type DeviceClass = "mobile" | "tablet" | "desktop";

const queries = [`(width >= ${breakpoints.tablet}px)`, `(width >= ${breakpoints.desktop}px)`];

function subscribe(changed: () => void): () => void {
  const lists = queries.map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener("change", changed);
  return () => {
    for (const list of lists) list.removeEventListener("change", changed);
  };
}

function current(): DeviceClass {
  const [tablet, desktop] = queries.map((query) => matchMedia(query).matches);
  return desktop ? "desktop" : tablet ? "tablet" : "mobile";
}

/** CHROME-9: by window width, updated on resize. The server, which cannot know, says mobile. */
export function useDeviceClass(): DeviceClass {
  return useSyncExternalStore(subscribe, current, () => "mobile");
}
