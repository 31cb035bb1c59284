import useSWR from "swr";
import type { ReactNode } from "react";

async function fetchCount(address: string): Promise<number> {
  const answer = await fetch(address, { headers: { accept: "application/json" } });
  if (!answer.ok) throw new Error(`The count answered ${answer.status}`);
  const body: unknown = await answer.json();
  if (typeof body === "object" && body !== null && "count" in body && typeof body.count === "number") return body.count;
  throw new Error("The count is no number");
}

interface LiveCountProps {
  address: string;
  /** Shown until the first answer. */
  known: number;
  children: (count: number | null) => ReactNode;
}

/** PROP-6: how many would match what is chosen now. Null where nobody knows. */
export function LiveCount({ address, known, children }: LiveCountProps) {
  const { data, error } = useSWR<number, Error>(address, fetchCount, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return children(error ? null : (data ?? known));
}
