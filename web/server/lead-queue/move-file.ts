import { rename } from "node:fs/promises";

/** False where it cannot be moved: somebody took it away, say. */
export const moveFile = (from: string, to: string): Promise<boolean> =>
  rename(from, to).then(
    () => true,
    () => false,
  );
