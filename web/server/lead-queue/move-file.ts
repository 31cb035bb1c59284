import { rename } from "node:fs/promises";

/** False if it cannot be moved, for example because somebody removed it. */
export const moveFile = (from: string, to: string): Promise<boolean> =>
  rename(from, to).then(
    () => true,
    () => false,
  );
