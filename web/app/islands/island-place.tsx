import { Suspense, useEffect, type ReactNode } from "react";
import { expectIsland, islandArrived } from "./arrivals";

interface IslandPlaceProps {
  /** Once in a document. */
  id: string;
  children: ReactNode;
}

/** Where an island of the document stands: the server's HTML until React takes it over, for which the first turn waits. */
export function IslandPlace({ id, children }: IslandPlaceProps) {
  if (!import.meta.env.SSR) expectIsland(id);
  return (
    <Suspense fallback={null}>
      {children}
      <Arrival id={id} />
    </Suspense>
  );
}

function Arrival({ id }: { id: string }) {
  useEffect(() => islandArrived(id), [id]);
  return null;
}
