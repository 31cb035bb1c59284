/**
 * A value as JSON text. Remix writes each number and string of a loader's data separately and refers to it by position,
 * which makes a long table of numbers a quarter larger.
 */
export type Packed<Value> = string & { readonly packed?: Value };

export const pack = <Value>(value: Value): Packed<Value> => JSON.stringify(value);

/** Trusts its input: loader data is written only by the server of the same build. */
export const unpack = <Value>(packed: Packed<Value>): Value => JSON.parse(packed) as Value;
