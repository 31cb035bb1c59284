/** Bytes of one file that staff upload. */
export const mediaLimit = 50 * 1024 * 1024;
