import { appendFileSync } from "node:fs";
import { PageViewQueue } from "./page-view-queue";
import type { View } from "./view-lines";

/**
 * Queues views, records each one acknowledged, and kills itself after a given number of them, while others are being
 * written.
 */
const [, , folder = "", answered = "", after = "0"] = process.argv;
const queue = await PageViewQueue.open(folder);
let written = 0;
const writeView = async (visitor: number) => {
  for (let second = 1_763_900_000; ; second += 1) {
    const view: View = [visitor, `${process.pid}-`.padEnd(22, "x"), second];
    await queue.append(view);
    appendFileSync(answered, `${view.join(" ")}\n`);
    written += 1;
    if (written === Number(after)) process.kill(process.pid, "SIGKILL");
  }
};
await Promise.all(Array.from({ length: 20 }, (_, visitor) => writeView(visitor + 1)));
