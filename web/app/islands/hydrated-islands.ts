const expected = new Set<string>();
const arrived = new Set<string>();
const waiting = new Set<() => void>();

const isComplete = () => [...expected].every((id) => arrived.has(id));

/** An island of the document that React has not taken over yet. */
export const expectIsland = (id: string): void => void expected.add(id);

/** React has taken it over, or given it up. */
export function markIslandHydrated(id: string): void {
  arrived.add(id);
  if (!isComplete()) return;
  for (const done of waiting) done();
  waiting.clear();
}

/** Resolves when React has taken over every island of the document. */
export function allIslandsHydrated(): Promise<void> {
  return isComplete() ? Promise.resolve() : new Promise((done) => void waiting.add(done));
}
