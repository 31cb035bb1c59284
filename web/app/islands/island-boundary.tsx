import { Component, Suspense, useEffect, type ReactNode } from "react";
import { expectModule, moduleArrived } from "./arrivals";

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
    moduleArrived(this.props.id);
  }

  override render() {
    const { id, children } = this.props;
    if (this.state.failed) return null;
    if (!import.meta.env.SSR) expectModule(id);
    return (
      <Suspense fallback={null}>
        {children}
        <Arrival id={id} />
      </Suspense>
    );
  }
}

function Arrival({ id }: { id: string }) {
  useEffect(() => moduleArrived(id), [id]);
  return null;
}
