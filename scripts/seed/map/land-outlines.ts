/** Corners in degrees, the last one the first. */
export type Ring = [longitude: number, latitude: number][];

/** The outlines of several countries together: an edge that two of them share, once in each direction, is within. */
export function landOutlines(rings: readonly Ring[]): Ring[] {
  const key = ([longitude, latitude]: readonly [number, number]) => `${longitude} ${latitude}`;
  const edges = new Map<string, [from: Ring[number], to: Ring[number]]>();
  for (const ring of rings)
    for (const [at, to] of ring.entries()) {
      const from = ring[at - 1];
      if (!from || key(from) === key(to)) continue;
      if (!edges.delete(`${key(to)} ${key(from)}`)) edges.set(`${key(from)} ${key(to)}`, [from, to]);
    }
  const next = new Map<string, Ring[number][]>();
  for (const [from, to] of edges.values()) next.set(key(from), [...(next.get(key(from)) ?? []), to]);
  const outlines: Ring[] = [];
  for (const [from] of edges.values()) {
    const ring: Ring = [from];
    for (let to = next.get(key(from))?.pop(); to; to = next.get(key(to))?.pop()) ring.push(to);
    const [first, last] = [ring[0], ring.at(-1)];
    if (ring.length > 3 && first && last && key(first) === key(last)) outlines.push(ring);
  }
  return outlines;
}
