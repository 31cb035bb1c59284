/** Milliseconds from one beat to the next, and before the first. */
interface ThrottleOptions {
  pause: number;
  first: number;
}

/**
 * Runs the newest of many tasks: never two at once, never sooner than `pause` after the last one began, and always the
 * last one.
 */
export function throttle({ pause, first }: ThrottleOptions = { pause: 500, first: 120 }) {
  let waiting: (() => Promise<void>) | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let running = false;
  let began = -Infinity;

  const schedule = () => {
    if (timer !== null || running || waiting === null) return;
    timer = setTimeout(() => void run(), Math.max(first, began + pause - Date.now()));
  };
  const run = async () => {
    timer = null;
    const task = waiting;
    waiting = null;
    if (task === null) return;
    running = true;
    began = Date.now();
    try {
      await task();
    } finally {
      running = false;
      schedule();
    }
  };
  return {
    next(task: () => Promise<void>): void {
      waiting = task;
      schedule();
    },
    stop(): void {
      waiting = null;
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}
