import { expect as playwrightExpect, test, type TestInfo } from "@playwright/test";
import { app } from "./app.js";
import { detectStall } from "./stall-detector.js";

/** The test or hook that runs in this worker now. */
function running(): TestInfo | undefined {
  try {
    return test.info();
  } catch {
    return undefined;
  }
}

let givenUp: { info: TestInfo | undefined; reason: string } | null = null;

/** Long enough for what asks again and again to ask once more. */
const lastPollMs = 2_500;

/** No test has a time limit, nor has what it waits for: it fails when nothing moves any more. Gives the end of that. */
export function failOnStall(): () => void {
  return detectStall({
    own: [process.pid],
    others: [app.cmsPid, app.webPid].filter((pid) => pid !== undefined),
    task: running,
    onStall(seconds, reason) {
      const info = running();
      givenUp = { info, reason };
      info?.annotations.push({ type: "given up", description: reason });
      // Playwright ends what has had its time, and says what it was waiting for.
      setTimeout(() => info && running() === info && info.setTimeout(seconds * 1000), lastPollMs);
    },
  });
}

/** Playwright cannot end a poll from outside; this one ends itself, with what it was told last. */
const poll: typeof playwrightExpect.poll = (request, options) => {
  const failure = new Error();
  let last: unknown;
  return playwrightExpect.poll(async () => {
    if (givenUp && givenUp.info === running()) {
      failure.message = `given up: ${givenUp.reason}; it was ${JSON.stringify(last)?.slice(0, 2_000)}`;
      throw failure;
    }
    const answer = await request();
    last = answer;
    return answer;
  }, options);
};

export const expect = new Proxy(playwrightExpect, {
  get(target, key): unknown {
    return key === "poll" ? poll : Reflect.get(target, key);
  },
});
