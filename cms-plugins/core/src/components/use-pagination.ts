import { useSearchParams } from "react-router-dom";

interface PaginationState {
  page: number;
  setPage: (to: number) => void;
}

/** The page of a list that stands in the address, beside what the list is filtered by, and the way to another. */
export function usePagination(): PaginationState {
  const [search, setSearch] = useSearchParams();
  return {
    page: Math.max(1, Math.trunc(Number(search.get("page"))) || 1),
    setPage: (to) =>
      setSearch((before) => {
        const changed = new URLSearchParams(before);
        changed.set("page", String(to));
        return changed;
      }),
  };
}
