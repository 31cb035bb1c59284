import { useSyncExternalStore } from "react";
import { storedListings, subscribeToStoredLists, type StoredList } from "./favourites-store";

const none: readonly number[] = [];

/** The homes on a shelf of this browser; none in the server's HTML and until React has taken over. */
export const useStoredList = (storedList: StoredList): readonly number[] =>
  useSyncExternalStore(
    subscribeToStoredLists,
    () => storedListings(storedList),
    () => none,
  );
