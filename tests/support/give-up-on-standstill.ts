import { aroundEach } from "vitest";
import { isHeldUp } from "./held-up.js";
import { watchForStandstill } from "./watch-for-standstill.js";

/** No test has a time limit: it fails when nothing moves any more. */
aroundEach(async (runTest, { task }) => {
  let stop = () => {};
  const standstill = new Promise<never>((_, failed) => {
    const tell = (_seconds: number, reason: string) => failed(new Error(`given up: ${reason}`));
    stop = watchForStandstill({ own: [process.pid], task: () => (isHeldUp() ? undefined : task), tell });
  });
  try {
    await Promise.race([runTest(), standstill]);
  } finally {
    stop();
  }
});
