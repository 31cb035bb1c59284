/** The listings this browser stores, by id, newest last. No cookie, and nothing is sent anywhere. */
export type StoredList = "favourites" | "hidden";

const keys: Record<StoredList, string> = { favourites: "gevel.kept", hidden: "gevel.hidden" };
/** Most favourites stored, and shown by a link. */
export const maxFavourites = 60;
/** Hidden ones are named in a rule of style: more than anybody hides. */
const limits: Record<StoredList, number> = { favourites: maxFavourites, hidden: 500 };

const isListing = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Storage may have been written by an older version of the site, or by hand. */
export function parseStoredList(text: string | null, storedList: StoredList): readonly number[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? [...new Set(value.filter(isListing))].slice(0, limits[storedList]) : [];
  } catch {
    return [];
  }
}

/** Storage may be blocked. */
function stored(storedList: StoredList): string | null {
  try {
    return localStorage.getItem(keys[storedList]);
  } catch {
    return null;
  }
}

interface CachedList {
  text: string | null;
  listings: readonly number[];
}
const cached: Partial<Record<StoredList, CachedList>> = {};

/** The same list as long as nothing changes. */
export function storedListings(storedList: StoredList): readonly number[] {
  const text = stored(storedList);
  const last = cached[storedList];
  if (last && last.text === text) return last.listings;
  const listings = parseStoredList(text, storedList);
  cached[storedList] = { text, listings };
  return listings;
}

const listeners = new Set<() => void>();

/** Why a listing could not be stored. */
export type StorageProblem = "full" | "forbidden";

function write(storedList: StoredList, listings: readonly number[]): StorageProblem | null {
  if (listings.length > limits[storedList]) return "full";
  try {
    localStorage.setItem(keys[storedList], JSON.stringify(listings));
  } catch {
    return "forbidden";
  }
  for (const listener of listeners) listener();
  return null;
}

/** Adds listings to a stored list or removes them; null on success. */
export function updateStoredList(
  storedList: StoredList,
  listings: readonly number[],
  on: boolean,
): StorageProblem | null {
  const others = storedListings(storedList).filter((id) => !listings.includes(id));
  return write(storedList, on ? [...others, ...listings] : others);
}

/** Notifies of every change, including those of other tabs and of the map's frame. */
export function subscribeToStoredLists(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
