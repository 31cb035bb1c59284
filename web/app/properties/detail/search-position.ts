/** A listing's position in a visitor's search, with the neighbours' addresses. */
export interface SearchPosition {
  /** From 1. */
  position: number;
  total: number;
  previous: string | null;
  next: string | null;
}

/** Parses the site's answer; null if the search does not contain the listing. */
export function readSearchPosition(answer: unknown): SearchPosition | null {
  if (answer === null) return null;
  if (
    typeof answer === "object" &&
    "position" in answer &&
    typeof answer.position === "number" &&
    "total" in answer &&
    typeof answer.total === "number"
  ) {
    const path = (value: unknown) => (typeof value === "string" ? value : null);
    return {
      position: answer.position,
      total: answer.total,
      previous: "previous" in answer ? path(answer.previous) : null,
      next: "next" in answer ? path(answer.next) : null,
    };
  }
  throw new Error("The answer is not a position in a search");
}
