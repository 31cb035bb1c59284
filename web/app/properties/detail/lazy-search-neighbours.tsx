import { lazy, Suspense } from "react";
import { useLastList } from "../query/last-list";

const SearchNeighbours = lazy(() =>
  import("./search-neighbours").then((module) => ({ default: module.SearchNeighbours })),
);

/** The page is the same for all and cached; the parts that depend on the visitor's search are added by script. */
export function LazySearchNeighbours({ id }: { id: number }) {
  const list = useLastList();
  if (list === null) return null;
  return (
    <Suspense fallback={null}>
      <SearchNeighbours id={id} list={list} />
    </Suspense>
  );
}
