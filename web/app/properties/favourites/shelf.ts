/** What this browser remembers of homes, by their numbers, the newest last. No cookie, and nothing is sent anywhere. */
export type Shelf = "kept" | "hidden";

const keys: Record<Shelf, string> = { kept: "gevel.kept", hidden: "gevel.hidden" };
/** So many homes are kept, and shown by a link, at most. */
export const keptAtMost = 60;
/** Hidden ones are named in a rule of style: more than anybody hides. */
const limits: Record<Shelf, number> = { kept: keptAtMost, hidden: 500 };

const isHome = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** What may have been written by an older site, or by hand. */
export function readShelf(text: string | null, shelf: Shelf): readonly number[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? [...new Set(value.filter(isHome))].slice(0, limits[shelf]) : [];
  } catch {
    return [];
  }
}

/** Storage may be forbidden. */
function stored(shelf: Shelf): string | null {
  try {
    return localStorage.getItem(keys[shelf]);
  } catch {
    return null;
  }
}

interface Known {
  text: string | null;
  homes: readonly number[];
}
const known: Partial<Record<Shelf, Known>> = {};

/** The same list as long as nothing changes. */
export function onShelf(shelf: Shelf): readonly number[] {
  const text = stored(shelf);
  const last = known[shelf];
  if (last && last.text === text) return last.homes;
  const homes = readShelf(text, shelf);
  known[shelf] = { text, homes };
  return homes;
}

const listeners = new Set<() => void>();

/** Why a home could not be put there. */
export type Refusal = "full" | "forbidden";

function write(shelf: Shelf, homes: readonly number[]): Refusal | null {
  if (homes.length > limits[shelf]) return "full";
  try {
    localStorage.setItem(keys[shelf], JSON.stringify(homes));
  } catch {
    return "forbidden";
  }
  for (const listener of listeners) listener();
  return null;
}

/** Puts homes on the shelf, or takes them off; null where it was done. */
export function shelve(shelf: Shelf, homes: readonly number[], on: boolean): Refusal | null {
  const others = onShelf(shelf).filter((id) => !homes.includes(id));
  return write(shelf, on ? [...others, ...homes] : others);
}

/** Tells of every change, those of other tabs and of the map's frame too. */
export function watchShelves(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
