/** How old a reading may be where work begins, in milliseconds: asking the kernel costs a sixtieth of a page each time. */
const freshFor = 20;

let readAt = -Infinity;
let read = 0;

function spent(): number {
  const { user, system } = process.cpuUsage();
  readAt = performance.now();
  read = (user + system) / 1000;
  return read;
}

/**
 * Work, not waiting: a busy machine is nobody's fault. What ran beside it is shared out.
 *
 * @param least milliseconds: what took less cannot have worked longer, and counts as none.
 * @returns begins a work, and gives what ends it, once: its part of what the process worked since, in milliseconds of CPU,
 * up to twenty too many.
 */
export function createCpuClock(least: number): () => () => number {
  let running = 0;
  return () => {
    const started = performance.now();
    const before = started - readAt < freshFor ? read : spent();
    const together = ++running;
    return () => {
      const most = Math.max(together, running--);
      return performance.now() - started < least ? 0 : (spent() - before) / most;
    };
  };
}
