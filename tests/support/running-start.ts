import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";

interface RunningProcess {
  pid: number;
  command: string;
}

/** Processes that were started with this DATA_DIR and are still there; Linux alone can say. */
export function processesOf(dataDir: string): RunningProcess[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        const read = (file: string) => readFileSync(join("/proc", id, file), "utf8").split("\0");
        const isOurs = read("environ").includes(`DATA_DIR=${dataDir}`);
        return isOurs ? [{ pid: Number(id), command: read("cmdline").join(" ") }] : [];
      } catch {
        return []; // It has ended meanwhile, or belongs to another user.
      }
    });
}

/** Waits until the site reports that state of the CMS. */
export const waitForCms = ({ site }: { site: string }, state: "up" | "down"): Promise<void> =>
  expect
    .poll(
      () =>
        fetch(`${site}/healthz`).then(
          async (answer) => (await answer.json()) as unknown,
          () => null,
        ),
      { interval: 200, message: `what ${site}/healthz answers` },
    )
    .toMatchObject({ status: "ok", cms: state });
