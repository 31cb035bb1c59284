import { useEffect, useRef, useState } from "react";
import { useSiteNavigate } from "~/islands/use-site-navigate";
import { favouritesAddress } from "./listings-in-address";
import { storedListings } from "./favourites-store";
import { useStoredList } from "./use-stored-list";

const isSame = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && some.every((id) => others.includes(id));

/**
 * Whether the homes of the address are this browser's own: such a page follows the shelf, also when another tab changes it.
 * A list that somebody shared stays as it was shared. Null in the server's HTML.
 */
export function useOwnList(path: string, named: readonly number[], stays: boolean): boolean | null {
  const favourites = useStoredList("favourites");
  const key = named.join();
  const [ownership, setOwnership] = useState<{ key: string; isOwn: boolean } | null>(null);
  const followed = useRef<string | null>(null);
  const navigateTo = useSiteNavigate();
  useEffect(() => {
    // Judged once, by the list that the address names, not by each new array of it.
    const ids = key === "" ? [] : key.split(",").map(Number);
    setOwnership({
      key,
      isOwn: followed.current === key || ids.length === 0 || isSame(ids, storedListings("favourites")),
    });
  }, [key]);
  const isOwn = ownership?.key === key ? ownership.isOwn : null;
  useEffect(() => {
    if (!isOwn || stays || isSame(named, favourites)) return;
    followed.current = favourites.join();
    navigateTo(favouritesAddress(path, favourites), { replace: true, preventScrollReset: true });
  }, [isOwn, stays, named, favourites, path, navigateTo]);
  return isOwn;
}
