import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";

/** Processes that were started with this DATA_DIR and are still there, by what they run; Linux alone can say. */
export function processesOf(dataDir: string): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        const read = (file: string) => readFileSync(join("/proc", id, file), "utf8").split("\0");
        return read("environ").includes(`DATA_DIR=${dataDir}`) ? [read("cmdline").join(" ")] : [];
      } catch {
        return []; // It ended meanwhile, or is another user's.
      }
    });
}

/** Waits until the site says of the CMS what is expected. */
export const waitForCms = ({ site }: { site: string }, state: "up" | "down"): Promise<void> =>
  expect
    .poll(
      () =>
        fetch(`${site}/healthz`).then(
          async (answer) => (await answer.json()) as unknown,
          () => null,
        ),
      { interval: 200 },
    )
    .toMatchObject({ status: "ok", cms: state });
