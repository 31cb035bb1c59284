import { Component, Suspense, type ReactNode } from "react";

/**
 * A broken module leaves its place empty and never takes the page with it: on the server the nearest Suspense gives
 * way (entry.server logs the error), in the browser this boundary does.
 */
export class ModuleBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
