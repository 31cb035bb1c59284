const clock = (ms) => {
  const seconds = Math.floor(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")} min`;
};

/** Shorter steps get no line. */
const minStepMs = 3000;

/**
 * Shows what is at work and for how long: in a terminal one line that counts, elsewhere a line now and then. Several
 * steps may be at work at once.
 *
 *     const steps = showProgress();
 *     await steps.during("installing packages", async (tell) => { …; tell("812 of 2495"); … });
 *
 * @param {{
 *   announce?: (line: string) => void;
 *   terminal?: { isTTY?: boolean; columns?: number; write?: (text: string) => unknown } | null;
 *   everySeconds?: number;
 * }} [options]
 */
export function showProgress({ announce = console.log, terminal = process.stdout, everySeconds = 15 } = {}) {
  const running = new Map();
  const live = terminal?.isTTY === true;
  let ticking;
  let shown = false;

  const line = () =>
    [...running.values()]
      .map(({ name, detail, began }) => [name, detail, clock(Date.now() - began)].filter(Boolean).join(" "))
      .join(" · ");
  const wipe = () => {
    if (shown) terminal?.write?.("\r\u001b[2K");
    shown = false;
  };
  const print = (text) => {
    wipe();
    announce(text);
  };
  const tick = () => {
    if (!live) return print(`… ${line()}`);
    wipe();
    terminal?.write?.(line().slice(0, (terminal.columns ?? 80) - 1));
    shown = true;
  };
  const showTicks = () => {
    if (running.size === 0) {
      clearInterval(ticking);
      ticking = undefined;
      wipe();
    } else ticking ??= setInterval(tick, live ? 1000 : everySeconds * 1000).unref();
  };

  return {
    announce: print,
    /**
     * Shows the step while `task` runs, and returns its result. `task` may report its progress; `quiet` prints no line
     * at the end.
     */
    async during(name, task, { quiet = false } = {}) {
      const step = { name, detail: "", began: Date.now() };
      running.set(step, step);
      showTicks();
      try {
        const result = await task((detail) => (step.detail = detail));
        const duration = Date.now() - step.began;
        if (duration >= minStepMs && !quiet) print(`${name}: ${clock(duration)}`);
        return result;
      } finally {
        running.delete(step);
        showTicks();
      }
    },
  };
}
