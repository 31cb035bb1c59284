/** Milliseconds from one beat to the next, and before the first. */
interface Rhythm {
  pause: number;
  first: number;
}

/**
 * Does the newest of what comes faster than it can be done: never two at once, never sooner than `pause` after the last one
 * began, and always the last that came.
 */
export function drumbeat({ pause, first }: Rhythm = { pause: 500, first: 120 }) {
  let waiting: (() => Promise<void>) | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let running = false;
  let began = -Infinity;

  const schedule = () => {
    if (timer !== null || running || waiting === null) return;
    timer = setTimeout(() => void beat(), Math.max(first, began + pause - Date.now()));
  };
  const beat = async () => {
    timer = null;
    const work = waiting;
    waiting = null;
    if (work === null) return;
    running = true;
    began = Date.now();
    try {
      await work();
    } finally {
      running = false;
      schedule();
    }
  };
  return {
    next(work: () => Promise<void>): void {
      waiting = work;
      schedule();
    },
    stop(): void {
      waiting = null;
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}
