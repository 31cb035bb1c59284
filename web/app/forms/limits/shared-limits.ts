export interface CountResult {
  /** This time included. */
  times: number;
  /** Milliseconds until it begins anew. */
  left: number;
}

export interface Claimed {
  value: string;
  first: boolean;
}

/**
 * What all web instances know together. Keys are digests: no address and no name leaves the process that saw it. Never
 * rejects: where the others cannot be reached, what this process knows stands in.
 */
export interface SharedLimits {
  /** One more of each key, which is counted for so many seconds from its first time. */
  count(keys: readonly { key: string; seconds: number }[]): Promise<CountResult[]>;
  /** The value that was given first with this key, and whether it was this time. */
  claim(key: string, value: string, seconds: number): Promise<Claimed>;
}
