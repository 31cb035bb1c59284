/** Header of a save in the admin: when the version was written that the form was filled from, as ISO 8601, or `none`. */
export const ifUnmodifiedSinceHeader = "x-gevel-read-at";

/** The value of the header when the language did not exist yet. */
export const neverRead = "none";

/** Sent with a rejected save, besides its message; `at` is the timestamp the next save must send to overwrite. */
export interface EditConflict {
  at: string;
  /** Empty where no member of staff wrote it: an import, for instance. */
  by: string;
  /** Whether it was the very member of staff who saves now, in another window. */
  own: boolean;
}
