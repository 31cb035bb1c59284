import { useSyncExternalStore } from "react";
import { onShelf, watchShelves, type Shelf } from "./shelf";

const none: readonly number[] = [];

/** The homes on a shelf of this browser; none in the server's HTML and until React has taken over. */
export const useShelf = (shelf: Shelf): readonly number[] =>
  useSyncExternalStore(
    watchShelves,
    () => onShelf(shelf),
    () => none,
  );
