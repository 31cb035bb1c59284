/**
 * The numbers of the places that a slot still has, of those that are taken; `capacity` may be less than it was when they were
 * taken. Whoever tries these numbers alone never takes more than the capacity, however many try at once: each number is taken
 * once, and what others took meanwhile was among them.
 */
export function freePlaces(capacity: number, taken: readonly number[]): number[] {
  const left = Math.max(0, capacity - taken.length);
  const free: number[] = [];
  for (let place = 1; free.length < left; place += 1) if (!taken.includes(place)) free.push(place);
  return free;
}
