import { setTimeout as wait } from "node:timers/promises";
import { waitUntilReady } from "./wait-until-ready.mjs";

const titles = { cms: "the CMS", web: "the site" };

const seconds = (ms) => `${Number((ms / 1000).toFixed(1))} s`;
const exitReason = ({ code, signal }) => signal ?? `code ${code}`;

/**
 * A program that exits with an error code before it was ever ready gives the reason in its log (an invalid setting, a
 * taken port): a restart would fail the same way. A killed one gave no reason.
 */
const startRejected = ({ code, signal }) => signal === null && code !== 0 && code < 128;

/**
 * Keeps a server running until it is stopped (ERR-2). One that ends is restarted after a delay that doubles while it
 * keeps ending, up to a limit, and is reset once it has been up for a while. With `persistent` it is also retried when
 * it exits with the reason itself, such as a database that is not up yet.
 *
 *     const cms = supervise(() => startCms(env), { url, announce });
 *
 *     await cms.waitUntilReady();
 *
 * `waitUntilReady` resolves when the current process answers, and rejects when it was given up.
 */
export function supervise(
  start,
  {
    url,
    announce,
    persistent = false,
    silence = undefined,
    firstWait = 1000,
    longestWait = 60_000,
    steadyAfter = 60_000,
  },
) {
  const stopping = new AbortController();
  let side = start();
  let ready = waitUntilReady(side, url, { silence });
  let everReady = false;
  let inARow = 0;
  const title = titles[side.name] ?? side.name;

  async function watchServer() {
    /** @type {number | null} */
    let readyAt = null;
    const failure = await ready.then(
      () => void (readyAt = Date.now()),
      (error) => error,
    );
    if (stopping.signal.aborted) return;
    if (failure && !side.hasExited()) {
      if (!everReady && !persistent) throw failure;
      await side.stop();
    }
    if (readyAt !== null) {
      if (inARow > 0 || everReady) announce(`${title} is back (${seconds(readyAt - side.startedAt)}).`);
      everReady = true;
    }
    const end = await side.ended;
    if (stopping.signal.aborted) return;
    if (!everReady && !persistent && startRejected(end)) throw failure;
    const steady = readyAt !== null && Date.now() - readyAt >= steadyAfter;
    inARow = steady ? 1 : inARow + 1;
    const pause = Math.min(firstWait * 2 ** (inARow - 1), longestWait);
    const again = `restarting in ${seconds(pause)}, log: ${side.logFile}`;
    if (readyAt !== null) announce(`${title} ended (${exitReason(end)}): ${again}`);
    else announce(`${title} ended (${exitReason(end)}) while starting: ${again}, its end:\n${side.lastLines(12)}`);
    await wait(pause, undefined, { signal: stopping.signal }).catch(() => {});
    if (stopping.signal.aborted) return;
    side = start();
    ready = waitUntilReady(side, url, { silence });
  }

  async function watch() {
    while (!stopping.signal.aborted) await watchServer();
  }

  const gaveUp = watch();
  gaveUp.catch(() => {});
  return {
    get side() {
      return side;
    },
    async waitUntilReady() {
      for (;;) {
        const waited = ready;
        const outcome = await Promise.race([
          waited.then(
            () => "ready",
            () => "ended",
          ),
          gaveUp.then(() => "stopped"),
        ]);
        // Once it is stopped there is no next one: without this the loop would go round for ever.
        if (outcome === "stopped" || stopping.signal.aborted) throw new Error(`${title} was stopped`);
        if (outcome === "ready" && !side.hasExited()) return;
        // The next one has not been started yet.
        while (ready === waited && !stopping.signal.aborted) await Promise.race([wait(20), gaveUp]);
      }
    },
    async stop() {
      stopping.abort();
      await side.stop();
    },
  };
}
