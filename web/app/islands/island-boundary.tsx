import { Component, type ReactNode } from "react";
import { markIslandHydrated } from "./hydrated-islands";
import { IslandSuspense } from "./island-suspense";

interface ModuleBoundaryProps {
  id: string;
  children: ReactNode;
}

/**
 * A broken module leaves its place empty and never takes the page with it: on the server the nearest Suspense gives
 * way (entry.server logs the error), in the browser this boundary does.
 */
export class ModuleBoundary extends Component<ModuleBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    markIslandHydrated(this.props.id);
  }

  override render() {
    const { id, children } = this.props;
    if (this.state.failed) return null;
    return <IslandSuspense id={id}>{children}</IslandSuspense>;
  }
}
