import { appendFileSync } from "node:fs";
import { PageViewQueue, type View } from "./page-view-queue";
import { QueueDatabase } from "./queue-database";

/**
 * Queues views, records each one acknowledged, and kills itself after a given number of them, while others are being
 * written.
 */
const [, , file = "", answered = "", after = "0"] = process.argv;
const fail = (details: object, line: string) => {
  throw new Error(`${line}: ${JSON.stringify(details)}`);
};
const queue = new PageViewQueue(new QueueDatabase(file, { error: fail, warn: fail, info: fail }));
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
