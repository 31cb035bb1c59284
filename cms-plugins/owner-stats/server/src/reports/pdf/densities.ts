/** How much air a report has, in points. */
export interface Density {
  /** Height of the listing's picture. */
  picture: number;
  /** Before a heading. */
  gap: number;
  /** Height of the graph. */
  graph: number;
  /** In the calendar of days. */
  week: number;
  /** Above and below a line of a list. */
  line: number;
}

export const airy: Density = { picture: 200, gap: 28, graph: 96, week: 24, line: 9 };

/** For what would otherwise spill a few lines onto one more page. */
export const dense: Density = { picture: 120, gap: 16, graph: 76, week: 19, line: 5 };
