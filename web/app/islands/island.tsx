import type { ComponentType, ReactElement } from "react";

export interface Island<Props> {
  (props: Props): ReactElement;
  /** Called before the browser hydrates a page with the island: it must be loaded at the first render. */
  preload: () => Promise<void>;
}

/**
 * A component whose script is loaded only by pages that show it; with `until`, not before that resolves. Meanwhile the
 * surrounding Suspense boundary keeps the server's HTML.
 */
export function createIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  until?: () => Promise<void>,
): Island<Props> {
  let ready: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  let wanted: Promise<void> | null = null;
  const preload = () =>
    (loading ??= load().then(
      (component) => {
        ready = component;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    ));
  function LoadedIsland(props: Props) {
    if (ready === null) {
      // React waits for a thrown promise, as it does for `lazy`, which could not be preloaded.
      const waiting: unknown =
        loading ?? (until && !import.meta.env.SSR ? (wanted ??= until().then(preload)) : preload());
      throw waiting;
    }
    const Ready = ready;
    return <Ready {...props} />;
  }
  return Object.assign(LoadedIsland, { preload });
}
