import { parentPort } from "node:worker_threads";
import { validateItem, type ValidationContext, type ItemToValidate } from "./validate-item.js";

export interface ValidationRequest {
  items: ItemToValidate[];
  context: ValidationContext;
}

/** Judges what it is sent, beside the thread that writes. */
parentPort?.on("message", ({ items, context }: ValidationRequest) => {
  parentPort?.postMessage(items.map((item) => validateItem(item, context)));
});
