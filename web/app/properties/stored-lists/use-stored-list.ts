import { useSyncExternalStore } from "react";
import { storedListings, subscribeToStoredLists, type StoredList } from "./favourites-store";

const none: readonly number[] = [];

/** A stored list of this browser; empty in the server's HTML and until hydration. */
export const useStoredList = (storedList: StoredList): readonly number[] =>
  useSyncExternalStore(
    subscribeToStoredLists,
    () => storedListings(storedList),
    () => none,
  );
