import { Suspense, useEffect, type ReactNode } from "react";
import { expectIsland, markIslandHydrated } from "./hydrated-islands";

interface IslandSuspenseProps {
  /** Once in a document. */
  id: string;
  children: ReactNode;
}

/** The place of an island in the document: the server's HTML until hydration, which the first navigation waits for. */
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
