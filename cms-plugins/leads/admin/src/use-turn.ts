import { useSearchParams } from "react-router-dom";

/** Turns to a page of a list that stands in the address, beside what the list is filtered by. */
export function useTurn(): (to: number) => void {
  const [, setSearch] = useSearchParams();
  return (to) =>
    setSearch((before) => {
      const changed = new URLSearchParams(before);
      changed.set("page", String(to));
      return changed;
    });
}
