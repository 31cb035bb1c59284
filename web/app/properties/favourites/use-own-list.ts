import { useEffect, useRef, useState } from "react";
import { useTurnPage } from "~/islands/use-turn-page";
import { favouritesAddress } from "./homes-in-address";
import { onShelf } from "./shelf";
import { useShelf } from "./use-shelf";

const isSame = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && some.every((id) => others.includes(id));

/**
 * Whether the homes of the address are this browser's own: such a page follows the shelf, also when another tab changes it.
 * A list that somebody shared stays as it was shared. Null in the server's HTML.
 */
export function useOwnList(path: string, named: readonly number[], stays: boolean): boolean | null {
  const kept = useShelf("kept");
  const key = named.join();
  const [judged, setJudged] = useState<{ key: string; isOwn: boolean } | null>(null);
  const followed = useRef<string | null>(null);
  const turnPage = useTurnPage();
  useEffect(() => {
    // Judged once, by the list that the address names, not by each new array of it.
    const ids = key === "" ? [] : key.split(",").map(Number);
    setJudged({ key, isOwn: followed.current === key || ids.length === 0 || isSame(ids, onShelf("kept")) });
  }, [key]);
  const isOwn = judged?.key === key ? judged.isOwn : null;
  useEffect(() => {
    if (!isOwn || stays || isSame(named, kept)) return;
    followed.current = kept.join();
    turnPage(favouritesAddress(path, kept), { replace: true, preventScrollReset: true });
  }, [isOwn, stays, named, kept, path, turnPage]);
  return isOwn;
}
