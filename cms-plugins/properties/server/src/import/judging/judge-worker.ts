import { parentPort } from "node:worker_threads";
import { judgeItem, type Circumstances, type ItemToJudge } from "./judge-item.js";

export interface JudgeQuestion {
  items: ItemToJudge[];
  circumstances: Circumstances;
}

/** Judges what it is sent, beside the thread that writes. */
parentPort?.on("message", ({ items, circumstances }: JudgeQuestion) => {
  parentPort?.postMessage(items.map((item) => judgeItem(item, circumstances)));
});
