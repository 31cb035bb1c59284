import type { ComponentType, ReactElement } from "react";

export interface Island<Props> {
  (props: Props): ReactElement;
  /** Before the browser takes over a page that shows it: it must be there at the first rendering. */
  preload: () => Promise<void>;
}

/**
 * A component whose script is loaded only by pages that show it; with `until`, not before that. Meanwhile the server's
 * HTML stands, in the Suspense boundary around it.
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
      // React waits for a promise that is thrown, as it does for `lazy`, which could not be filled beforehand.
      const waiting: unknown =
        loading ?? (until && !import.meta.env.SSR ? (wanted ??= until().then(preload)) : preload());
      throw waiting;
    }
    const Ready = ready;
    return <Ready {...props} />;
  }
  return Object.assign(LoadedIsland, { preload });
}
