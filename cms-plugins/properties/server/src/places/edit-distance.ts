/** Letters put in, left out, changed or swapped with the next that make one text of the other; `most` and more count as one. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) >= most) return most;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1];
      const swapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const ways = [(last[at] ?? most) + 1, (next[at - 1] ?? most) + 1, (last[at - 1] ?? most) + (same ? 0 : 1)];
      if (swapped && row > 1) ways.push((before[at - 2] ?? most) + 1);
      next.push(Math.min(...ways));
    }
    [before, last] = [last, next];
  }
  return Math.min(last[other.length] ?? most, most);
}
