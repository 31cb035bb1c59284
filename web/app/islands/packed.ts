/**
 * A value as JSON text. Remix writes each number and each word of a loader's data apart and points at it by its place, which
 * of a long table of numbers makes a quarter more to send than the table itself.
 */
export type Packed<Value> = string & { readonly packed?: Value };

export const pack = <Value>(value: Value): Packed<Value> => JSON.stringify(value);

/** What the server of the same build packed: nobody else writes a loader's data. */
export const unpack = <Value>(packed: Packed<Value>): Value => JSON.parse(packed) as Value;
