import { Suspense, useEffect, type ReactNode } from "react";
import { expectIsland, markIslandHydrated } from "./hydrated-islands";

interface IslandSuspenseProps {
  /** Once in a document. */
  id: string;
  children: ReactNode;
}

/** Where an island of the document stands: the server's HTML until React takes it over, for which the first turn waits. */
export function IslandSuspense({ id, children }: IslandSuspenseProps) {
  if (!import.meta.env.SSR) expectIsland(id);
  return (
    <Suspense fallback={null}>
      {children}
      <Arrival id={id} />
    </Suspense>
  );
}

function Arrival({ id }: { id: string }) {
  useEffect(() => markIslandHydrated(id), [id]);
  return null;
}
