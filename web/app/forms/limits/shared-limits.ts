export interface CountResult {
  /** This time included. */
  times: number;
  /** Milliseconds until the count restarts. */
  left: number;
}

export interface Claimed {
  value: string;
  first: boolean;
}

/**
 * Counters shared by all instances of the site. Keys are digests: no address and no name leaves the process that saw
 * it. Never rejects: if the others cannot be reached, this process's own counters are used.
 */
export interface SharedLimits {
  /** Increments each key, which is counted for that many seconds from its first time. */
  count(keys: readonly { key: string; seconds: number }[]): Promise<CountResult[]>;
  /** The first value given with this key, and whether it was this one. */
  claim(key: string, value: string, seconds: number): Promise<Claimed>;
}
