import useSWR from "swr";
import type { ReactNode } from "react";
import { fetchCount } from "~/ui/fetch-count";

interface LiveCountProps {
  address: string;
  /** Shown until the first answer. */
  initialCount: number;
  children: (count: number | null) => ReactNode;
}

/** PROP-6: the number of matches of the current choice. Null if unknown. */
export function LiveCount({ address, initialCount, children }: LiveCountProps) {
  const { data, error } = useSWR<number, Error>(address, fetchCount, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return children(error ? null : (data ?? initialCount));
}
