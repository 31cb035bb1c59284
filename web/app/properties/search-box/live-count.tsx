import useSWR from "swr";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { fetchCount } from "~/ui/fetch-count";
import { useReducedMotion } from "~/ui/use-reduced-motion";
import { VisuallyHidden } from "~/ui/visually-hidden";

type RenderCount = (count: number | null) => ReactNode;

interface LiveCountProps {
  address: string;
  /** Shown until the first answer. */
  initialCount: number;
  /** Whether it counts to a new number. */
  ticks?: boolean;
  children: RenderCount;
}

/** PROP-6: the number of matches of the current choice. Null if unknown. */
export function LiveCount({ address, initialCount, ticks = false, children }: LiveCountProps) {
  const { data, error } = useSWR<number, Error>(address, fetchCount, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  const count = error ? null : (data ?? initialCount);
  return ticks ? <TickingCount count={count}>{children}</TickingCount> : children(count);
}

/** How long it counts, in milliseconds. */
const tickingMs = 180;

/** Counts to a new number for those who see it, at once where motion is unwanted; a screen reader has the new one alone. */
function TickingCount({ count, children }: { count: number | null; children: RenderCount }) {
  const isStill = useReducedMotion();
  const [shown, setShown] = useState(count);
  const last = useRef(count);
  useEffect(() => {
    const from = last.current;
    const show = (now: number | null) => {
      last.current = now;
      setShown(now);
    };
    if (count === null || from === null || isStill) {
      show(count);
      return;
    }
    const begin = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, (now - begin) / tickingMs));
      show(Math.round(from + (count - from) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [count, isStill]);
  if (shown === count) return children(count);
  return (
    <>
      <span aria-hidden="true">{children(shown)}</span>
      <VisuallyHidden>{children(count)}</VisuallyHidden>
    </>
  );
}
