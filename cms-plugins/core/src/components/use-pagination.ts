import { useSearchParams } from "react-router-dom";

interface PaginationState {
  page: number;
  setPage: (to: number) => void;
}

/** The page of a list, read from the address beside the list's filters, and a function that changes it. */
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
