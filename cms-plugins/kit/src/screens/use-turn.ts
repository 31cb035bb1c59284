import { useSearchParams } from "react-router-dom";

interface Turned {
  page: number;
  turn: (to: number) => void;
}

/** The page of a list that stands in the address, beside what the list is filtered by, and the way to another. */
export function useTurn(): Turned {
  const [search, setSearch] = useSearchParams();
  return {
    page: Math.max(1, Math.trunc(Number(search.get("page"))) || 1),
    turn: (to) =>
      setSearch((before) => {
        const changed = new URLSearchParams(before);
        changed.set("page", String(to));
        return changed;
      }),
  };
}
