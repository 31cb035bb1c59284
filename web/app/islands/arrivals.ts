const expected = new Set<string>();
const arrived = new Set<string>();
const waiting = new Set<() => void>();

/** A page is turned after so long at the latest, in milliseconds. */
const patience = 1_500;

const isComplete = () => [...expected].every((id) => arrived.has(id));

/** A module of the document that React has not taken over yet. */
export const expectModule = (id: string): void => void expected.add(id);

/** React has taken it over, or given it up. */
export function moduleArrived(id: string): void {
  arrived.add(id);
  if (!isComplete()) return;
  for (const done of waiting) done();
  waiting.clear();
}

/** Resolves when React has taken over every module of the document. */
export function allArrived(): Promise<void> {
  if (isComplete()) return Promise.resolve();
  return new Promise((done) => {
    waiting.add(done);
    setTimeout(done, patience);
  });
}
