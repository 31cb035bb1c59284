const expected = new Set<string>();
const arrived = new Set<string>();
const waiting = new Set<() => void>();

const isComplete = () => [...expected].every((id) => arrived.has(id));

/** Registers an island of the document that is not hydrated yet. */
export const expectIsland = (id: string): void => void expected.add(id);

/** Called when React has hydrated the island or given it up. */
export function markIslandHydrated(id: string): void {
  arrived.add(id);
  if (!isComplete()) return;
  for (const done of waiting) done();
  waiting.clear();
}

/** Resolves when all islands of the document are hydrated. */
export function allIslandsHydrated(): Promise<void> {
  return isComplete() ? Promise.resolve() : new Promise((done) => void waiting.add(done));
}
