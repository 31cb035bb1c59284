import type { UNSAFE_RouteModules as RouteModules } from "@remix-run/react";

/** Addresses of scripts. */
export interface LateStart {
  /** What the files below import. */
  imports: readonly string[];
  /** In development: before all others. */
  first: readonly string[];
  /** Of Remix: all routes and their files. */
  manifest: string;
  /** Of the page, by the id of the route. */
  routes: Readonly<Record<string, string>>;
  entry: string;
}

declare global {
  interface Window {
    lateStart: LateStart;
  }
}

const load = (address: string): Promise<RouteModules[string]> => import(address);

async function start({ imports, first, manifest, routes, entry }: LateStart): Promise<void> {
  // Of no use before the scripts, so the page asks for it no earlier.
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=later]")) link.rel = "preload";
  for (const href of [manifest, entry, ...imports, ...Object.values(routes)])
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  for (const address of first) await load(address);
  const [modules] = await Promise.all([
    Promise.all(Object.entries(routes).map(async ([id, address]) => [id, await load(address)] as const)),
    load(manifest),
  ]);
  window.__remixRouteModules = Object.fromEntries(modules);
  await load(entry);
}

const signs = ["pointerdown", "pointermove", "keydown", "touchstart", "scroll"];
let started = false;

function begin(): void {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, onSign);
  void start(window.lateStart);
}

/** Chromium reports a move of a pointer that rests, whenever the layout below it changes. */
function onSign(event: Event): void {
  if (event instanceof PointerEvent && event.type === "pointermove" && event.movementX === 0 && event.movementY === 0)
    return;
  begin();
}

/**
 * Once text or a picture is seen: a frame's callbacks run before that, on a busy phone long before, and a first paint may be
 * the page's ground alone.
 */
function whenSeen(): void {
  const seen = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
    seen.disconnect();
    setTimeout(begin);
  });
  seen.observe({ type: "paint", buffered: true });
}

/**
 * The page is whole without script, so text and pictures come first: scripts start when the page has loaded and was painted, or at a
 * visitor's first sign. A small page has loaded before its first paint, which scripts would then delay.
 */
for (const sign of signs) addEventListener(sign, onSign, { passive: true });
const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(whenSeen));
if (document.readyState === "complete") afterPaint();
else addEventListener("load", afterPaint);
