import { setTimeout as wait } from "node:timers/promises";

/** A busy machine may be slow in a step, but never this long without any output. */
const longestSilence = 5 * 60_000;

const answers = (url) =>
  fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    (answer) => answer.ok,
    () => false,
  );

const minutes = (ms) => `${Number((ms / 60_000).toFixed(1))} minutes`;

/**
 * Resolves when the address answers with success. There is no deadline: it rejects when the server ends, or has shown
 * no activity (see `startServer`) for `silence` milliseconds.
 */
export async function waitUntilReady(side, url, { silence = longestSilence, now = Date.now } = {}) {
  let ended = false;
  void side.ended.then(() => (ended = true));
  const fail = (what) => {
    throw new Error(`${side.name} ${what}; the end of ${side.logFile}:\n${side.lastLines()}`);
  };
  while (!ended) {
    if (await answers(url)) {
      side.hasAnswered = true;
      return;
    }
    const { at, step } = side.sign;
    if (now() - at > silence)
      fail(`showed no progress for ${minutes(silence)}${step ? `, the last was “${step}”` : ""}`);
    await Promise.race([wait(100), side.ended]);
  }
  const { signal, code } = await side.ended;
  fail(`ended (${signal ?? `code ${code}`}) before it was ready`);
}
