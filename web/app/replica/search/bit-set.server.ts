/** A set of slots, 32 per word; all sets of one state have the same length. */
export type BitSet = Int32Array;

export const emptySet = (size: number): BitSet => new Int32Array((size + 31) >>> 5);

export function setOf(size: number, members: Iterable<number>): BitSet {
  const bits = emptySet(size);
  for (const member of members) add(bits, member);
  return bits;
}

export function add(bits: BitSet, at: number): void {
  const word = at >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (at & 31));
}

export function has(bits: BitSet, at: number): boolean {
  return ((bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0;
}

/** Calls back with each member, lowest first. */
export function eachMember(bits: BitSet, visit: (member: number) => void): void {
  for (let word = 0; word < bits.length; word++)
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1) visit((word << 5) + 31 - Math.clz32(left & -left));
}

export function intersection(one: BitSet, other: BitSet): BitSet {
  const bits = one.slice();
  retainCommon(bits, other);
  return bits;
}

export function addAll(bits: BitSet, other: BitSet): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) | (other[word] ?? 0);
}

/** Removes from the first set the slots that are not in the other. */
export function retainCommon(bits: BitSet, other: BitSet): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0);
}

export function sizeOf(bits: BitSet): number {
  let sum = 0;
  for (let word = 0; word < bits.length; word++) sum += bitsIn(bits[word] ?? 0);
  return sum;
}

/** How many are in both. */
export function sizeOfBoth(one: BitSet, other: BitSet): number {
  let sum = 0;
  for (let word = 0; word < one.length; word++) sum += bitsIn((one[word] ?? 0) & (other[word] ?? 0));
  return sum;
}

export function isEmpty(bits: BitSet): boolean {
  for (let word = 0; word < bits.length; word++) if (bits[word] !== 0) return false;
  return true;
}

/** The number of ones in a word: counted in pairs, then fours, then eights, summed by one multiplication. */
function bitsIn(word: number): number {
  if (word === 0) return 0;
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
