import { aroundEach } from "vitest";
import { isWaitingForProcess } from "./cross-process-wait.js";
import { detectStall } from "./stall-detector.js";

/** No test has a time limit: it fails when nothing moves any more. */
aroundEach(async (runTest, { task }) => {
  let stop = () => {};
  const standstill = new Promise<never>((_, failed) => {
    const onStall = (_seconds: number, reason: string) => failed(new Error(`given up: ${reason}`));
    stop = detectStall({ own: [process.pid], task: () => (isWaitingForProcess() ? undefined : task), onStall });
  });
  try {
    await Promise.race([runTest(), standstill]);
  } finally {
    stop();
  }
});
