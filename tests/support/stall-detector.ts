import { createActivityMeter } from "../../scripts/dev/process-activity.mjs";

/** Taken now, because tests put false clocks in their place. */
const { setInterval, clearInterval } = globalThis;
const nanoseconds = process.hrtime.bigint.bind(process.hrtime);
const seconds = () => Number(nanoseconds()) / 1e9;

/** What asks again and again whether something has come takes less than this share of a processor. */
const isBusy = 0.3;
/** When only others are at work, what is waited for may be theirs to do, and seldom is. */
const shareOfOthers = 1 / 3;

interface StallOptions {
  /** Processes that, with their descendants, do what is waited for. */
  own: readonly number[];
  /** Processes that do it for others too. */
  others?: readonly number[];
  /** What is being waited for; patience starts anew with each. Nothing is waited for while it is undefined. */
  task: () => unknown;
  /** Told with the seconds that were waited, and the reason. */
  onStall: (seconds: number, reason: string) => void;
  /** Seconds. Nothing that a test waits for rests for so long before it goes on. */
  timeout?: number;
  /** Seconds, for what is at work and never done. */
  longest?: number;
  pollInterval?: number;
}

/** Tells when what is waited for will not come: nothing moves any more. It goes by no clock but that. */
export function detectStall({
  own,
  others = [],
  task,
  onStall,
  timeout = 20,
  longest = 600,
  pollInterval = 2,
}: StallOptions): () => void {
  const ownActivity = createActivityMeter(own);
  const otherActivity = others.length > 0 ? createActivityMeter(others) : () => 0;
  let polled = seconds();
  let waiting = task();
  let still = 0;
  let lasted = 0;
  const timer = setInterval(() => {
    const now = seconds();
    // A machine that slept has not stood still.
    const passed = Math.min(now - polled, 2 * pollInterval);
    const enough = isBusy * (now - polled);
    polled = now;
    const [moved, otherMoved] = [ownActivity() > enough, otherActivity() > enough];
    const current = task();
    if (current !== waiting || moved) still = 0;
    else still += otherMoved ? passed * shareOfOthers : passed;
    lasted = current === waiting ? lasted + passed : 0;
    waiting = current;
    if (current === undefined || (still < timeout && lasted < longest)) return;
    const stallReason = still < timeout ? `it was still at work after ${longest} s` : `nothing moved for ${timeout} s`;
    const after = still < timeout ? longest : timeout;
    still = 0;
    lasted = 0;
    onStall(after, stallReason);
  }, pollInterval * 1000);
  return () => clearInterval(timer);
}
