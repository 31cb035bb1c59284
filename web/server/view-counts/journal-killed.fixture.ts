import { appendFileSync } from "node:fs";
import { ViewJournal } from "./view-journal";
import type { View } from "./view-lines";

/** Keeps views, writes down of each that it is kept, and kills itself after so many of them, while others are being written. */
const [, , folder = "", answered = "", after = "0"] = process.argv;
const journal = await ViewJournal.open(folder);
let kept = 0;
const keep = async (visitor: number) => {
  for (let second = 1_763_900_000; ; second += 1) {
    const view: View = [visitor, `${process.pid}-`.padEnd(22, "x"), second];
    await journal.append(view);
    appendFileSync(answered, `${view.join(" ")}\n`);
    kept += 1;
    if (kept === Number(after)) process.kill(process.pid, "SIGKILL");
  }
};
await Promise.all(Array.from({ length: 20 }, (_, visitor) => keep(visitor + 1)));
